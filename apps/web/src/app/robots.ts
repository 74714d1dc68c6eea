import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { siteUrl } from '@/lib/metadata/site-url'

export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/api/seo/'],
      disallow: ['/api/', '/preview/', '/kk/preview/', '/reviews/new', '/kk/reviews/new'],
    },
    sitemap: siteUrl('/sitemap.xml'),
  }
}
