import type { Config } from 'payload'
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
  meta: { titleSuffix: ' · Есту' },
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
  providers: ['/admin/role-mark.tsx#RoleMark'],
  graphics: { Logo: '/admin/brand.tsx#Logo', Icon: '/admin/brand.tsx#Icon' },
  views: {
    changePassword: {
      Component: '/modules/staff/admin/change-password-view.tsx#ChangePasswordView',
      path: '/change-password',
    },
    unauthorized: { Component: '/modules/staff/admin/unauthorized-view.tsx#UnauthorizedView' },
    calendar: { Component: '/modules/appointments/admin/calendar-view.tsx#CalendarView', path: '/calendar' },
    tables: { Component: '/modules/spreadsheets/admin/tables-view.tsx#TablesView', path: '/tables' },
    queries: { Component: '/modules/search/admin/queries-view.tsx#QueriesView', path: '/queries' },
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
  globals: ['home', 'organisation', 'navigation'],
  breakpoints: [
    { name: 'phone', label: 'Телефон', width: 360, height: 740 },
    { name: 'tablet', label: 'Планшет', width: 768, height: 1024 },
    { name: 'desktop', label: 'Компьютер', width: 1280, height: 900 },
  ],
})
