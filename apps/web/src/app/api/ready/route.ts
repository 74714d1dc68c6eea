import { connection } from 'next/server'
import { isReady } from '@/revalidation/readiness'

/** 200 once this process has forgotten everything announced while it was away; 503 before. */
export async function GET(): Promise<Response> {
  await connection()
  const headers = { 'cache-control': 'no-store' }
  return isReady()
    ? Response.json({ ready: true }, { headers })
    : Response.json({ ready: false }, { status: 503, headers: { ...headers, 'retry-after': '1' } })
}
