import { authorizePath } from '@/session/authorize-path'
import { readCookies } from '@/session/read-cookies'

/** What the server asks before it lets a private page begin. */
export async function GET(request: Request): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  return new Response(await authorizePath(path, readCookies(request.headers)), {
    headers: { 'cache-control': 'no-store' },
  })
}
