import { ShopperMessage as ShopperMessage_b98342305e8bcfd82e2836b83afe2635 } from '../../../modules/messages/admin/shopper-message.tsx'
import { HistoryList as HistoryList_87aaf8423e7c3f7aa91528deb86bced8 } from '../../../modules/customer-requests/admin/history-list.tsx'
import { AttachedResult as AttachedResult_e9beaf8e2fb7693b9c10a1d9e6c43aff } from '../../../modules/appointments/admin/attached-result.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TypographyPanel as TypographyPanel_a2f3b6613d85c8aa6a83ccddd7dfe99e } from '../../../modules/typography/admin/typography-panel.tsx'
import { WhereUsedPanel as WhereUsedPanel_20845d1e34fe7c98634a7b2000a4eeea } from '../../../modules/where-used/admin/where-used-panel.tsx'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_9381248c1d9785a0033060e268941633 } from '../../../modules/seo/admin/search-preview.tsx'
import { FocusField as FocusField_5ca31a42c8e7260c758a4b10e289bd2a } from '../../../admin/focus-field.tsx'
import { UnsavedChanges as UnsavedChanges_58fb66e2d09a0cf4620c4d9289fdb92f } from '../../../admin/unsaved-changes/unsaved-changes.tsx'
import { PublishButton as PublishButton_95a70223ff1d38d88f94d15070bb58f0 } from '../../../modules/publishing/admin/publish-button.tsx'
import { SideBySideView as SideBySideView_b0083d5fe131ae760fb6e8425f2ac0ea } from '../../../modules/translation/admin/side-by-side-view.tsx'
import { WhereUsedView as WhereUsedView_28fdd6929c826c784cd7058268bc48e0 } from '../../../modules/where-used/admin/where-used-view.tsx'
import { OwnPasswordLink as OwnPasswordLink_fdc6b03dd825ab86df5f73641704b360 } from '../../../modules/staff/admin/own-password-link.tsx'
import { ReadOnlyNotice as ReadOnlyNotice_305407e401428dee6c8b5faee58b76fc } from '../../../modules/single-documents/admin/read-only-notice.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { NavLinks as NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b } from '../../../admin/nav-links.tsx'
import { Dashboard as Dashboard_6b574e132e959aad50aa0774b254f119 } from '../../../modules/dashboard/admin/dashboard.tsx'
import { LoginLanguages as LoginLanguages_438cda5218dff5416c77d10557b1e623 } from '../../../admin/login-languages.tsx'
import { RoleMark as RoleMark_ff8c649e55babb1a30261a7d1593d0f8 } from '../../../admin/role-mark.tsx'
import { ChangePasswordView as ChangePasswordView_7cb59f912e2aa5ab767af7e676531dd5 } from '../../../modules/staff/admin/change-password-view.tsx'
import { UnauthorizedView as UnauthorizedView_fb02f2b54539705609352428e3412f21 } from '../../../modules/staff/admin/unauthorized-view.tsx'
import { CalendarView as CalendarView_eee3b670893740b1cc7a6a9a533ebc1b } from '../../../modules/appointments/admin/calendar-view.tsx'
import { TablesView as TablesView_1ed7f7052e44c685f08c45721de50d08 } from '../../../modules/spreadsheets/admin/tables-view.tsx'
import { QueriesView as QueriesView_f6502e6ca3f3e5d8c052acc9b6358fdf } from '../../../modules/search/admin/queries-view.tsx'
import { SeoView as SeoView_b6501172dd1384678d64c8412a59b077 } from '../../../modules/seo/admin/seo-view.tsx'
import { TranslationsView as TranslationsView_4d433989794f265c5ff24ccc89d9781f } from '../../../modules/translation/admin/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/modules/messages/admin/shopper-message.tsx#ShopperMessage": ShopperMessage_b98342305e8bcfd82e2836b83afe2635,
  "/modules/customer-requests/admin/history-list.tsx#HistoryList": HistoryList_87aaf8423e7c3f7aa91528deb86bced8,
  "/modules/appointments/admin/attached-result.tsx#AttachedResult": AttachedResult_e9beaf8e2fb7693b9c10a1d9e6c43aff,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/modules/typography/admin/typography-panel.tsx#TypographyPanel": TypographyPanel_a2f3b6613d85c8aa6a83ccddd7dfe99e,
  "/modules/where-used/admin/where-used-panel.tsx#WhereUsedPanel": WhereUsedPanel_20845d1e34fe7c98634a7b2000a4eeea,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/modules/seo/admin/search-preview.tsx#SearchPreview": SearchPreview_9381248c1d9785a0033060e268941633,
  "/admin/focus-field.tsx#FocusField": FocusField_5ca31a42c8e7260c758a4b10e289bd2a,
  "/admin/unsaved-changes/unsaved-changes.tsx#UnsavedChanges": UnsavedChanges_58fb66e2d09a0cf4620c4d9289fdb92f,
  "/modules/publishing/admin/publish-button.tsx#PublishButton": PublishButton_95a70223ff1d38d88f94d15070bb58f0,
  "/modules/translation/admin/side-by-side-view.tsx#SideBySideView": SideBySideView_b0083d5fe131ae760fb6e8425f2ac0ea,
  "/modules/where-used/admin/where-used-view.tsx#WhereUsedView": WhereUsedView_28fdd6929c826c784cd7058268bc48e0,
  "/modules/staff/admin/own-password-link.tsx#OwnPasswordLink": OwnPasswordLink_fdc6b03dd825ab86df5f73641704b360,
  "/modules/single-documents/admin/read-only-notice.tsx#ReadOnlyNotice": ReadOnlyNotice_305407e401428dee6c8b5faee58b76fc,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/nav-links.tsx#NavLinks": NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b,
  "/modules/dashboard/admin/dashboard.tsx#Dashboard": Dashboard_6b574e132e959aad50aa0774b254f119,
  "/admin/login-languages.tsx#LoginLanguages": LoginLanguages_438cda5218dff5416c77d10557b1e623,
  "/admin/role-mark.tsx#RoleMark": RoleMark_ff8c649e55babb1a30261a7d1593d0f8,
  "/modules/staff/admin/change-password-view.tsx#ChangePasswordView": ChangePasswordView_7cb59f912e2aa5ab767af7e676531dd5,
  "/modules/staff/admin/unauthorized-view.tsx#UnauthorizedView": UnauthorizedView_fb02f2b54539705609352428e3412f21,
  "/modules/appointments/admin/calendar-view.tsx#CalendarView": CalendarView_eee3b670893740b1cc7a6a9a533ebc1b,
  "/modules/spreadsheets/admin/tables-view.tsx#TablesView": TablesView_1ed7f7052e44c685f08c45721de50d08,
  "/modules/search/admin/queries-view.tsx#QueriesView": QueriesView_f6502e6ca3f3e5d8c052acc9b6358fdf,
  "/modules/seo/admin/seo-view.tsx#SeoView": SeoView_b6501172dd1384678d64c8412a59b077,
  "/modules/translation/admin/translations-view.tsx#TranslationsView": TranslationsView_4d433989794f265c5ff24ccc89d9781f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
