import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readTestEnv } from '../test-env.ts'

const { cmsUrl } = readTestEnv()

export const pictureFile = async (name: string, background: string, width = 1600) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: width * 0.625, channels: 3, background } })
    .png()
    .toBuffer(),
})

/** Uploads a picture as the admin’s form does, with the session of who is signed in on the page. @returns its id. */
export async function uploadPicture(page: Page, file: Awaited<ReturnType<typeof pictureFile>>, alt: string) {
  const bytes = file.buffer.toString('base64')
  return page.evaluate(
    async ([url, name, type, base64, words]) => {
      const form = new FormData()
      const data = Uint8Array.from(atob(base64 ?? ''), (sign) => sign.charCodeAt(0))
      form.set('file', new File([data], name ?? '', { type }))
      form.set('_payload', JSON.stringify({ alt: words }))
      const response = await fetch(url ?? '', { method: 'POST', body: form })
      return (await response.json()).doc.id as string
    },
    [`${cmsUrl}/api/media?locale=ru`, file.name, file.mimeType, bytes, alt] as const,
  )
}
