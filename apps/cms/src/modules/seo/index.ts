export { seo, seoCollections } from './plugin.ts'
export { seoReport } from './seo-report-endpoint.ts'
