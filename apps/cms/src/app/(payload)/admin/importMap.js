import { AlmatyDateField as AlmatyDateField_89632f291d5ecd5023a0d301b054feb6 } from '../../../admin/fields/almaty-date-field.tsx'
import { ShopperMessage as ShopperMessage_b98342305e8bcfd82e2836b83afe2635 } from '../../../modules/messages/admin/shopper-message.tsx'
import { TengeCell as TengeCell_b6018d4e0d91795796afac1d74579416 } from '../../../admin/cells/tenge-cell.tsx'
import { OrderGoods as OrderGoods_2b32cad17ead80ed61249abc33ba57b9 } from '../../../modules/orders/admin/order-goods.tsx'
import { OrderPromotions as OrderPromotions_a5367ea13d8f022677393443199472b9 } from '../../../modules/orders/admin/order-promotions.tsx'
import { HistoryList as HistoryList_87aaf8423e7c3f7aa91528deb86bced8 } from '../../../modules/customer-requests/admin/history-list.tsx'
import { KeptInForm as KeptInForm_123939aa1b4ee7b8e25bdd68056ee081 } from '../../../admin/unsaved-changes/by-button/kept-in-form.tsx'
import { LockMoment as LockMoment_b0c5cd6d37ebc1cb75308fb35ebc9cea } from '../../../modules/document-locks/admin/lock-notice.tsx'
import { KeepToldErrors as KeepToldErrors_e9c5b86115930dde89c185321cf3ddb8 } from '../../../admin/told-errors/keep-told-errors.tsx'
import { AskingSaveButton as AskingSaveButton_2c146346c237546f1ae39428f93acfdc } from '../../../modules/customer-requests/admin/asking-save-button.tsx'
import { ListView as ListView_b0f5111364d39e1ba673a77863247793 } from '../../../admin/date-filters/list-view.tsx'
import { FreeTimes as FreeTimes_20799c48275408e754592f9535b4f11b } from '../../../modules/appointments/admin/free-times.tsx'
import { AttachedResult as AttachedResult_e9beaf8e2fb7693b9c10a1d9e6c43aff } from '../../../modules/appointments/admin/attached-result.tsx'
import { GivenAnswers as GivenAnswers_8b1f9ece7ea717a86ff7c92e3ad2e513 } from '../../../modules/feedback/admin/given-answers.tsx'
import { SendAnswer as SendAnswer_fee82361c681f0c7ee6662f803e0e1cc } from '../../../modules/feedback/admin/send-answer.tsx'
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
import { RowLabel as RowLabel_b0086fd51faacd43eee383a8567c41cd } from '../../../admin/fields/row-label.tsx'
import { TypographyPanel as TypographyPanel_a2f3b6613d85c8aa6a83ccddd7dfe99e } from '../../../modules/typography/admin/typography-panel.tsx'
import { WhereUsedPanel as WhereUsedPanel_20845d1e34fe7c98634a7b2000a4eeea } from '../../../modules/where-used/admin/where-used-panel.tsx'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { SearchPreview as SearchPreview_9381248c1d9785a0033060e268941633 } from '../../../modules/seo/admin/search-preview.tsx'
import { FocusField as FocusField_6ec5e5a86a77fc55f85e078fafa484e6 } from '../../../admin/fields/focus-field.tsx'
import { OpenFromPreview as OpenFromPreview_5eb78fd69e155e347a4a641512f9a6ff } from '../../../admin/open-from-preview.tsx'
import { ReviewControls as ReviewControls_30fad66f3d056adbf8f3024a5dd64f95 } from '../../../modules/review/admin/review-controls.tsx'
import { UnsavedChanges as UnsavedChanges_58fb66e2d09a0cf4620c4d9289fdb92f } from '../../../admin/unsaved-changes/unsaved-changes.tsx'
import { UndoBar as UndoBar_564266afbffc663af594eb93aeaa2fe5 } from '../../../modules/releases/admin/undo/undo-bar.tsx'
import { LockNotice as LockNotice_b0c5cd6d37ebc1cb75308fb35ebc9cea } from '../../../modules/document-locks/admin/lock-notice.tsx'
import { PublishButton as PublishButton_95a70223ff1d38d88f94d15070bb58f0 } from '../../../modules/publishing/admin/publish-button.tsx'
import { SideBySideView as SideBySideView_b0083d5fe131ae760fb6e8425f2ac0ea } from '../../../modules/translation/admin/side-by-side-view.tsx'
import { WhereUsedView as WhereUsedView_28fdd6929c826c784cd7058268bc48e0 } from '../../../modules/where-used/admin/where-used-view.tsx'
import { PreviewView as PreviewView_b28304eb05e707d4434af768e598e6a1 } from '../../../modules/preview-links/admin/preview-view.tsx'
import { VersionsView as VersionsView_97a007c8f74115133d80d97f4e7a8e0a } from '../../../modules/authorship/admin/versions-view.tsx'
import { VersionView as VersionView_bbe7f4f6993907090a286313b9c1fe68 } from '../../../modules/translation/admin/versions/version-view.tsx'
import { StockMovements as StockMovements_fe4e18d785d3d628c128035b5d398a4b } from '../../../modules/orders/admin/stock-movements.tsx'
import { LastChanges as LastChanges_9292c66454d11b8e6fe316f3aaf3a085 } from '../../../modules/authorship/admin/last-changes.tsx'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ReleaseDesk as ReleaseDesk_ec6e011217c529ba41fa25ca5af43fa3 } from '../../../modules/releases/admin/desk/release-desk.tsx'
import { MomentCell as MomentCell_403863ee7b0b2b9e361767bc907510ba } from '../../../admin/cells/moment-cell.tsx'
import { TagsCell as TagsCell_5829dcce7189b8db0497da6924a82cb2 } from '../../../modules/media/admin/tags-cell.tsx'
import { CropPanel as CropPanel_883bfb589eb41befb111e01fa8b396b5 } from '../../../modules/media/admin/crop-panel.tsx'
import { LibraryDesk as LibraryDesk_a0abdf6b5f4ed594d80104f7ac78e86c } from '../../../modules/media/admin/library-desk.tsx'
import { SubjectCell as SubjectCell_896dcdad08779e486b52b2c15cc8504b } from '../../../modules/customer-requests/admin/subject-cell.tsx'
import { PurposeCell as PurposeCell_596f013a577ad000580439892516d29d } from '../../../modules/customer-requests/admin/purpose-cell.tsx'
import { OwnPasswordLink as OwnPasswordLink_fdc6b03dd825ab86df5f73641704b360 } from '../../../modules/staff/admin/own-password-link.tsx'
import { ResetFactor as ResetFactor_c32faf2d9b4289ecaa908d814c020686 } from '../../../modules/staff/admin/second-factor/reset-factor.tsx'
import { InviteLink as InviteLink_d4ccdcbb11686ffec4ae2ba4b680267f } from '../../../modules/staff/admin/invite/invite-link.tsx'
import { PutAside as PutAside_aa2af375e40091545b682261db291deb } from '../../../modules/releases/admin/aside/put-aside.tsx'
import { ReadOnlyNotice as ReadOnlyNotice_305407e401428dee6c8b5faee58b76fc } from '../../../modules/single-documents/admin/read-only-notice.tsx'
import { ColourPicker as ColourPicker_ef2acd82158d2112715219dde6b37219 } from '../../../modules/brand/admin/colour-picker.tsx'
import { RetentionReport as RetentionReport_f266582cf9554f29137c3427280c2eb5 } from '../../../modules/retention/admin/retention-report.tsx'
import { Icon as Icon_bb8ff6191118172d784c626a5ad3c2a9 } from '../../../modules/brand/admin/graphics.tsx'
import { Logo as Logo_bb8ff6191118172d784c626a5ad3c2a9 } from '../../../modules/brand/admin/graphics.tsx'
import { NavLinks as NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b } from '../../../admin/nav-links.tsx'
import { Dashboard as Dashboard_6b574e132e959aad50aa0774b254f119 } from '../../../modules/dashboard/admin/dashboard.tsx'
import { LoginLanguages as LoginLanguages_438cda5218dff5416c77d10557b1e623 } from '../../../admin/login-languages.tsx'
import { AlmatyDates as AlmatyDates_da64d1ac125f67666f527d9d54cad1d9 } from '../../../admin/almaty-dates.tsx'
import { BrandProvider as BrandProvider_07fd112b27e627607bf26823e3861027 } from '../../../modules/brand/admin/brand-provider.tsx'
import { RoleMark as RoleMark_ff8c649e55babb1a30261a7d1593d0f8 } from '../../../admin/role-mark.tsx'
import { OwnWords as OwnWords_99dd258394e9985116b9b8374a7c997b } from '../../../admin/own-words/own-words.tsx'
import { ProveAgain as ProveAgain_37bc5130e762c90973100debca757e9e } from '../../../modules/staff/admin/prove-again/prove-again.tsx'
import { SignInAgain as SignInAgain_2879a26b94109e8c1000f6f2053f454d } from '../../../modules/staff/admin/sign-in-sheet/sign-in-again.tsx'
import { ChangePasswordView as ChangePasswordView_7cb59f912e2aa5ab767af7e676531dd5 } from '../../../modules/staff/admin/change-password-view.tsx'
import { ConfirmView as ConfirmView_0d8ebddef842be0d99fd551b6900be3f } from '../../../modules/staff/admin/second-factor/confirm-view.tsx'
import { InviteView as InviteView_a2e6e43956bda9bfe7e51435ca2725c6 } from '../../../modules/staff/admin/invite/invite-view.tsx'
import { InvitationView as InvitationView_d048a8b0916b8026f3e276a0264278f4 } from '../../../modules/staff/admin/invite/invitation-view.tsx'
import { SafetyView as SafetyView_e47984ca3f25621a713e4621445bc400 } from '../../../modules/staff/admin/second-factor/safety-view.tsx'
import { UnauthorizedView as UnauthorizedView_fb02f2b54539705609352428e3412f21 } from '../../../modules/staff/admin/unauthorized-view.tsx'
import { CalendarView as CalendarView_eee3b670893740b1cc7a6a9a533ebc1b } from '../../../modules/appointments/admin/calendar-view.tsx'
import { TransfersView as TransfersView_ac69fde02693b746a25ff84b88cea7a1 } from '../../../modules/orders/admin/transfers-view.tsx'
import { PublicationsView as PublicationsView_683ed421c5b9b46ba9265e094ebbcd09 } from '../../../modules/schedule/admin/calendar/publications-view.tsx'
import { AuditView as AuditView_ecaec1219952b7758d38ce4a3e9c0c40 } from '../../../modules/audit/admin/audit-view.tsx'
import { PersonalDataView as PersonalDataView_c21dc203396d3b6e0712a4545310baa8 } from '../../../modules/personal-data/admin/personal-data-view.tsx'
import { StaffEventsView as StaffEventsView_c2a766d61f2dddd71560e53f2a06ad25 } from '../../../modules/staff/admin/events/events-view.tsx'
import { DemoContentView as DemoContentView_157f5247e1b6d92adf159c2edb2bf0aa } from '../../../modules/demo-content/admin/demo-content-view.tsx'
import { UnsentView as UnsentView_e5906b98e1ddca2c8281b96fac3c2b99 } from '../../../modules/letters/admin/unsent-view.tsx'
import { TablesView as TablesView_1ed7f7052e44c685f08c45721de50d08 } from '../../../modules/spreadsheets/admin/tables-view.tsx'
import { LinksView as LinksView_7541a2c66e4929f4446dd013dee8f9d8 } from '../../../modules/links/admin/links-view.tsx'
import { QueriesView as QueriesView_f6502e6ca3f3e5d8c052acc9b6358fdf } from '../../../modules/search/admin/queries-view.tsx'
import { DueArticlesView as DueArticlesView_6b1341d160d832d1a4616668840eb411 } from '../../../modules/review/admin/due-articles-view.tsx'
import { ReviewView as ReviewView_d2fa44e0ca0f335f94228c6a9700349e } from '../../../modules/review/admin/review-view.tsx'
import { SeoView as SeoView_b6501172dd1384678d64c8412a59b077 } from '../../../modules/seo/admin/seo-view.tsx'
import { TranslationsView as TranslationsView_4d433989794f265c5ff24ccc89d9781f } from '../../../modules/translation/admin/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/fields/almaty-date-field.tsx#AlmatyDateField": AlmatyDateField_89632f291d5ecd5023a0d301b054feb6,
  "/modules/messages/admin/shopper-message.tsx#ShopperMessage": ShopperMessage_b98342305e8bcfd82e2836b83afe2635,
  "/admin/cells/tenge-cell.tsx#TengeCell": TengeCell_b6018d4e0d91795796afac1d74579416,
  "/modules/orders/admin/order-goods.tsx#OrderGoods": OrderGoods_2b32cad17ead80ed61249abc33ba57b9,
  "/modules/orders/admin/order-promotions.tsx#OrderPromotions": OrderPromotions_a5367ea13d8f022677393443199472b9,
  "/modules/customer-requests/admin/history-list.tsx#HistoryList": HistoryList_87aaf8423e7c3f7aa91528deb86bced8,
  "/admin/unsaved-changes/by-button/kept-in-form.tsx#KeptInForm": KeptInForm_123939aa1b4ee7b8e25bdd68056ee081,
  "/modules/document-locks/admin/lock-notice.tsx#LockMoment": LockMoment_b0c5cd6d37ebc1cb75308fb35ebc9cea,
  "/admin/told-errors/keep-told-errors.tsx#KeepToldErrors": KeepToldErrors_e9c5b86115930dde89c185321cf3ddb8,
  "/modules/customer-requests/admin/asking-save-button.tsx#AskingSaveButton": AskingSaveButton_2c146346c237546f1ae39428f93acfdc,
  "/admin/date-filters/list-view.tsx#ListView": ListView_b0f5111364d39e1ba673a77863247793,
  "/modules/appointments/admin/free-times.tsx#FreeTimes": FreeTimes_20799c48275408e754592f9535b4f11b,
  "/modules/appointments/admin/attached-result.tsx#AttachedResult": AttachedResult_e9beaf8e2fb7693b9c10a1d9e6c43aff,
  "/modules/feedback/admin/given-answers.tsx#GivenAnswers": GivenAnswers_8b1f9ece7ea717a86ff7c92e3ad2e513,
  "/modules/feedback/admin/send-answer.tsx#SendAnswer": SendAnswer_fee82361c681f0c7ee6662f803e0e1cc,
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
  "/admin/fields/row-label.tsx#RowLabel": RowLabel_b0086fd51faacd43eee383a8567c41cd,
  "/modules/typography/admin/typography-panel.tsx#TypographyPanel": TypographyPanel_a2f3b6613d85c8aa6a83ccddd7dfe99e,
  "/modules/where-used/admin/where-used-panel.tsx#WhereUsedPanel": WhereUsedPanel_20845d1e34fe7c98634a7b2000a4eeea,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/modules/seo/admin/search-preview.tsx#SearchPreview": SearchPreview_9381248c1d9785a0033060e268941633,
  "/admin/fields/focus-field.tsx#FocusField": FocusField_6ec5e5a86a77fc55f85e078fafa484e6,
  "/admin/open-from-preview.tsx#OpenFromPreview": OpenFromPreview_5eb78fd69e155e347a4a641512f9a6ff,
  "/modules/review/admin/review-controls.tsx#ReviewControls": ReviewControls_30fad66f3d056adbf8f3024a5dd64f95,
  "/admin/unsaved-changes/unsaved-changes.tsx#UnsavedChanges": UnsavedChanges_58fb66e2d09a0cf4620c4d9289fdb92f,
  "/modules/releases/admin/undo/undo-bar.tsx#UndoBar": UndoBar_564266afbffc663af594eb93aeaa2fe5,
  "/modules/document-locks/admin/lock-notice.tsx#LockNotice": LockNotice_b0c5cd6d37ebc1cb75308fb35ebc9cea,
  "/modules/publishing/admin/publish-button.tsx#PublishButton": PublishButton_95a70223ff1d38d88f94d15070bb58f0,
  "/modules/translation/admin/side-by-side-view.tsx#SideBySideView": SideBySideView_b0083d5fe131ae760fb6e8425f2ac0ea,
  "/modules/where-used/admin/where-used-view.tsx#WhereUsedView": WhereUsedView_28fdd6929c826c784cd7058268bc48e0,
  "/modules/preview-links/admin/preview-view.tsx#PreviewView": PreviewView_b28304eb05e707d4434af768e598e6a1,
  "/modules/authorship/admin/versions-view.tsx#VersionsView": VersionsView_97a007c8f74115133d80d97f4e7a8e0a,
  "/modules/translation/admin/versions/version-view.tsx#VersionView": VersionView_bbe7f4f6993907090a286313b9c1fe68,
  "/modules/orders/admin/stock-movements.tsx#StockMovements": StockMovements_fe4e18d785d3d628c128035b5d398a4b,
  "/modules/authorship/admin/last-changes.tsx#LastChanges": LastChanges_9292c66454d11b8e6fe316f3aaf3a085,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/modules/releases/admin/desk/release-desk.tsx#ReleaseDesk": ReleaseDesk_ec6e011217c529ba41fa25ca5af43fa3,
  "/admin/cells/moment-cell.tsx#MomentCell": MomentCell_403863ee7b0b2b9e361767bc907510ba,
  "/modules/media/admin/tags-cell.tsx#TagsCell": TagsCell_5829dcce7189b8db0497da6924a82cb2,
  "/modules/media/admin/crop-panel.tsx#CropPanel": CropPanel_883bfb589eb41befb111e01fa8b396b5,
  "/modules/media/admin/library-desk.tsx#LibraryDesk": LibraryDesk_a0abdf6b5f4ed594d80104f7ac78e86c,
  "/modules/customer-requests/admin/subject-cell.tsx#SubjectCell": SubjectCell_896dcdad08779e486b52b2c15cc8504b,
  "/modules/customer-requests/admin/purpose-cell.tsx#PurposeCell": PurposeCell_596f013a577ad000580439892516d29d,
  "/modules/staff/admin/own-password-link.tsx#OwnPasswordLink": OwnPasswordLink_fdc6b03dd825ab86df5f73641704b360,
  "/modules/staff/admin/second-factor/reset-factor.tsx#ResetFactor": ResetFactor_c32faf2d9b4289ecaa908d814c020686,
  "/modules/staff/admin/invite/invite-link.tsx#InviteLink": InviteLink_d4ccdcbb11686ffec4ae2ba4b680267f,
  "/modules/releases/admin/aside/put-aside.tsx#PutAside": PutAside_aa2af375e40091545b682261db291deb,
  "/modules/single-documents/admin/read-only-notice.tsx#ReadOnlyNotice": ReadOnlyNotice_305407e401428dee6c8b5faee58b76fc,
  "/modules/brand/admin/colour-picker.tsx#ColourPicker": ColourPicker_ef2acd82158d2112715219dde6b37219,
  "/modules/retention/admin/retention-report.tsx#RetentionReport": RetentionReport_f266582cf9554f29137c3427280c2eb5,
  "/modules/brand/admin/graphics.tsx#Icon": Icon_bb8ff6191118172d784c626a5ad3c2a9,
  "/modules/brand/admin/graphics.tsx#Logo": Logo_bb8ff6191118172d784c626a5ad3c2a9,
  "/admin/nav-links.tsx#NavLinks": NavLinks_e8abf1dc12fe6ab240977b5c9dea7c7b,
  "/modules/dashboard/admin/dashboard.tsx#Dashboard": Dashboard_6b574e132e959aad50aa0774b254f119,
  "/admin/login-languages.tsx#LoginLanguages": LoginLanguages_438cda5218dff5416c77d10557b1e623,
  "/admin/almaty-dates.tsx#AlmatyDates": AlmatyDates_da64d1ac125f67666f527d9d54cad1d9,
  "/modules/brand/admin/brand-provider.tsx#BrandProvider": BrandProvider_07fd112b27e627607bf26823e3861027,
  "/admin/role-mark.tsx#RoleMark": RoleMark_ff8c649e55babb1a30261a7d1593d0f8,
  "/admin/own-words/own-words.tsx#OwnWords": OwnWords_99dd258394e9985116b9b8374a7c997b,
  "/modules/staff/admin/prove-again/prove-again.tsx#ProveAgain": ProveAgain_37bc5130e762c90973100debca757e9e,
  "/modules/staff/admin/sign-in-sheet/sign-in-again.tsx#SignInAgain": SignInAgain_2879a26b94109e8c1000f6f2053f454d,
  "/modules/staff/admin/change-password-view.tsx#ChangePasswordView": ChangePasswordView_7cb59f912e2aa5ab767af7e676531dd5,
  "/modules/staff/admin/second-factor/confirm-view.tsx#ConfirmView": ConfirmView_0d8ebddef842be0d99fd551b6900be3f,
  "/modules/staff/admin/invite/invite-view.tsx#InviteView": InviteView_a2e6e43956bda9bfe7e51435ca2725c6,
  "/modules/staff/admin/invite/invitation-view.tsx#InvitationView": InvitationView_d048a8b0916b8026f3e276a0264278f4,
  "/modules/staff/admin/second-factor/safety-view.tsx#SafetyView": SafetyView_e47984ca3f25621a713e4621445bc400,
  "/modules/staff/admin/unauthorized-view.tsx#UnauthorizedView": UnauthorizedView_fb02f2b54539705609352428e3412f21,
  "/modules/appointments/admin/calendar-view.tsx#CalendarView": CalendarView_eee3b670893740b1cc7a6a9a533ebc1b,
  "/modules/orders/admin/transfers-view.tsx#TransfersView": TransfersView_ac69fde02693b746a25ff84b88cea7a1,
  "/modules/schedule/admin/calendar/publications-view.tsx#PublicationsView": PublicationsView_683ed421c5b9b46ba9265e094ebbcd09,
  "/modules/audit/admin/audit-view.tsx#AuditView": AuditView_ecaec1219952b7758d38ce4a3e9c0c40,
  "/modules/personal-data/admin/personal-data-view.tsx#PersonalDataView": PersonalDataView_c21dc203396d3b6e0712a4545310baa8,
  "/modules/staff/admin/events/events-view.tsx#StaffEventsView": StaffEventsView_c2a766d61f2dddd71560e53f2a06ad25,
  "/modules/demo-content/admin/demo-content-view.tsx#DemoContentView": DemoContentView_157f5247e1b6d92adf159c2edb2bf0aa,
  "/modules/letters/admin/unsent-view.tsx#UnsentView": UnsentView_e5906b98e1ddca2c8281b96fac3c2b99,
  "/modules/spreadsheets/admin/tables-view.tsx#TablesView": TablesView_1ed7f7052e44c685f08c45721de50d08,
  "/modules/links/admin/links-view.tsx#LinksView": LinksView_7541a2c66e4929f4446dd013dee8f9d8,
  "/modules/search/admin/queries-view.tsx#QueriesView": QueriesView_f6502e6ca3f3e5d8c052acc9b6358fdf,
  "/modules/review/admin/due-articles-view.tsx#DueArticlesView": DueArticlesView_6b1341d160d832d1a4616668840eb411,
  "/modules/review/admin/review-view.tsx#ReviewView": ReviewView_d2fa44e0ca0f335f94228c6a9700349e,
  "/modules/seo/admin/seo-view.tsx#SeoView": SeoView_b6501172dd1384678d64c8412a59b077,
  "/modules/translation/admin/translations-view.tsx#TranslationsView": TranslationsView_4d433989794f265c5ff24ccc89d9781f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
