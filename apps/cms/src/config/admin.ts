import { previewedGlobals } from '@estu/domain/preview/previewed-globals'
import type { Config } from 'payload'
import { titleSuffix } from '../modules/brand/index.ts'
import { devices } from '../modules/preview-links/index.ts'
import { previewUrl } from '../modules/publishing/index.ts'
import { seoCollections } from '../modules/seo/index.ts'

type Admin = NonNullable<Config['admin']>

/** What the admin is made of. @param baseDir where the paths of components begin, absolute. */
export const admin = (baseDir: string): Admin => ({
  user: 'staff',
  dateFormat: 'dd.MM.yyyy HH:mm',
  // No face is fetched from anybody's server.
  avatar: 'default',
  // Absolute: the storefront imports this file too, from another working directory.
  importMap: { baseDir, autoGenerate: false },
  // What the shop is called follows it (`brand/named-title.ts`).
  meta: { titleSuffix },
  components: components(),
  livePreview: livePreview(),
  timezones: {
    supportedTimezones: [{ label: 'Алматы (UTC+5)', value: 'Asia/Almaty' }],
    defaultTimezone: 'Asia/Almaty',
  },
})

const components = (): Admin['components'] => ({
  beforeLogin: ['/admin/login-languages.tsx#LoginLanguages'],
  beforeDashboard: ['/modules/dashboard/admin/dashboard.tsx#Dashboard'],
  afterNavLinks: ['/admin/nav-links.tsx#NavLinks'],
  providers: [
    '/admin/almaty-dates.tsx#AlmatyDates',
    '/modules/brand/admin/brand-provider.tsx#BrandProvider',
    '/admin/role-mark.tsx#RoleMark',
    '/admin/own-words/own-words.tsx#OwnWords',
    '/modules/staff/admin/prove-again/prove-again.tsx#ProveAgain',
    '/modules/staff/admin/sign-in-sheet/sign-in-again.tsx#SignInAgain',
  ],
  graphics: { Logo: '/modules/brand/admin/graphics.tsx#Logo', Icon: '/modules/brand/admin/graphics.tsx#Icon' },
  views: {
    changePassword: {
      Component: '/modules/staff/admin/change-password-view.tsx#ChangePasswordView',
      path: '/change-password',
    },
    confirmSignIn: {
      Component: '/modules/staff/admin/second-factor/confirm-view.tsx#ConfirmView',
      path: '/confirm-sign-in',
    },
    invite: { Component: '/modules/staff/admin/invite/invite-view.tsx#InviteView', path: '/invite' },
    invitation: {
      Component: '/modules/staff/admin/invite/invitation-view.tsx#InvitationView',
      // Trap: Payload shows strangers only what lies below the path as it is written; with `/:token` nothing does.
      path: '/invitation',
    },
    signInSafety: {
      Component: '/modules/staff/admin/second-factor/safety-view.tsx#SafetyView',
      path: '/sign-in-safety',
    },
    unauthorized: { Component: '/modules/staff/admin/unauthorized-view.tsx#UnauthorizedView' },
    calendar: { Component: '/modules/appointments/admin/calendar-view.tsx#CalendarView', path: '/calendar' },
    transfers: { Component: '/modules/orders/admin/transfers-view.tsx#TransfersView', path: '/transfers' },
    publications: {
      Component: '/modules/schedule/admin/calendar/publications-view.tsx#PublicationsView',
      path: '/publications',
    },
    audit: { Component: '/modules/audit/admin/audit-view.tsx#AuditView', path: '/audit' },
    personalData: {
      Component: '/modules/personal-data/admin/personal-data-view.tsx#PersonalDataView',
      path: '/personal-data',
    },
    staffEvents: {
      Component: '/modules/staff/admin/events/events-view.tsx#StaffEventsView',
      path: '/staff-events',
    },
    demoContent: {
      Component: '/modules/demo-content/admin/demo-content-view.tsx#DemoContentView',
      path: '/demo-content',
    },
    unsentLetters: {
      Component: '/modules/letters/admin/unsent-view.tsx#UnsentView',
      path: '/unsent-letters',
    },
    tables: { Component: '/modules/spreadsheets/admin/tables-view.tsx#TablesView', path: '/tables' },
    links: { Component: '/modules/links/admin/links-view.tsx#LinksView', path: '/links' },
    queries: { Component: '/modules/search/admin/queries-view.tsx#QueriesView', path: '/queries' },
    dueArticles: {
      Component: '/modules/review/admin/due-articles-view.tsx#DueArticlesView',
      path: '/due-articles',
    },
    review: { Component: '/modules/review/admin/review-view.tsx#ReviewView', path: '/review' },
    seo: { Component: '/modules/seo/admin/seo-view.tsx#SeoView', path: '/seo' },
    translations: {
      Component: '/modules/translation/admin/translations-view.tsx#TranslationsView',
      path: '/translations',
    },
  },
})

const livePreview = (): Admin['livePreview'] => ({
  url: previewUrl,
  collections: [...seoCollections, 'faq'],
  globals: [...previewedGlobals],
  breakpoints: devices.map((device) => ({ ...device })),
})
