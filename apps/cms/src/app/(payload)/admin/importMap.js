import { HistoryList as HistoryList_5c0cbb5ef05475b727e4b5dce73fd80c } from '../../../admin/history-list.tsx'
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
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_dccb71fa1d24c42fef9a1dfd56871712 } from '../../../admin/search-preview.tsx'
import { FocusField as FocusField_5ca31a42c8e7260c758a4b10e289bd2a } from '../../../admin/focus-field.tsx'
import { PublishButton as PublishButton_91b744dd8bf5b7947578f81d9e4445ec } from '../../../admin/publish-button.tsx'
import { BesideView as BesideView_1de8ceb63e6e487c9073938a5756267f } from '../../../admin/beside-view.tsx'
import { Icon as Icon_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { Logo as Logo_dea7bf16bc3333a106812bea074064fb } from '../../../admin/brand.tsx'
import { NavLinks as NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b } from '../../../admin/nav-links.tsx'
import { DashboardDesk as DashboardDesk_238efcece5bae26f6ff49c17f5a9b6fa } from '../../../admin/dashboard-desk.tsx'
import { LoginLanguages as LoginLanguages_438cda5218dff5416c77d10557b1e623 } from '../../../admin/login-languages.tsx'
import { RoleMark as RoleMark_ff8c649e55babb1a30261a7d1593d0f8 } from '../../../admin/role-mark.tsx'
import { CalendarView as CalendarView_ccdba3e31504da47efd51223a188f0f1 } from '../../../admin/calendar-view.tsx'
import { TablesView as TablesView_e0aa1ced8bf676f1a162501a030da5a3 } from '../../../admin/tables-view.tsx'
import { SeoView as SeoView_044077f4e1d9e312b140ce6bd003fb5f } from '../../../admin/seo-view.tsx'
import { TranslationsView as TranslationsView_d89c458eeb0172fdd3af5550c0ec3969 } from '../../../admin/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/history-list.tsx#HistoryList": HistoryList_5c0cbb5ef05475b727e4b5dce73fd80c,
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
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/admin/search-preview.tsx#SearchPreview": SearchPreview_dccb71fa1d24c42fef9a1dfd56871712,
  "/admin/focus-field.tsx#FocusField": FocusField_5ca31a42c8e7260c758a4b10e289bd2a,
  "/admin/publish-button.tsx#PublishButton": PublishButton_91b744dd8bf5b7947578f81d9e4445ec,
  "/admin/beside-view.tsx#BesideView": BesideView_1de8ceb63e6e487c9073938a5756267f,
  "/admin/brand.tsx#Icon": Icon_dea7bf16bc3333a106812bea074064fb,
  "/admin/brand.tsx#Logo": Logo_dea7bf16bc3333a106812bea074064fb,
  "/admin/nav-links.tsx#NavLinks": NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b,
  "/admin/dashboard-desk.tsx#DashboardDesk": DashboardDesk_238efcece5bae26f6ff49c17f5a9b6fa,
  "/admin/login-languages.tsx#LoginLanguages": LoginLanguages_438cda5218dff5416c77d10557b1e623,
  "/admin/role-mark.tsx#RoleMark": RoleMark_ff8c649e55babb1a30261a7d1593d0f8,
  "/admin/calendar-view.tsx#CalendarView": CalendarView_ccdba3e31504da47efd51223a188f0f1,
  "/admin/tables-view.tsx#TablesView": TablesView_e0aa1ced8bf676f1a162501a030da5a3,
  "/admin/seo-view.tsx#SeoView": SeoView_044077f4e1d9e312b140ce6bd003fb5f,
  "/admin/translations-view.tsx#TranslationsView": TranslationsView_d89c458eeb0172fdd3af5550c0ec3969,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
