import { connection } from 'next/server'
import { readWebEnv } from '@/env'

/** The key by which search engines believe that whoever tells them of changed pages speaks for this site. */
export async function GET(): Promise<Response> {
  await connection()
  const { indexNowKey } = readWebEnv()
  if (!indexNowKey) return new Response('not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  return new Response(indexNowKey, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
