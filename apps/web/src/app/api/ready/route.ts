import { connection } from 'next/server'
import { isReady } from '@/revalidation/readiness'

/** 200 once this process has forgotten everything announced while it was away; 503 before. */
export async function GET(): Promise<Response> {
  await connection()
  return Response.json(
    { ready: isReady() },
    { status: isReady() ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
