import { readTestEnv } from '../../e2e/support/test-env.ts'

const { cmsUrl, editor } = readTestEnv()

// biome-ignore lint/suspicious/noExplicitAny: each test knows what it asked for
export type Answer = { status: number; json: any }

let token: Promise<string> | null = null

async function signIn(): Promise<string> {
  const answer = await fetch(`${cmsUrl}/api/staff/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: editor.email, password: editor.password }),
  })
  return ((await answer.json()) as { token: string }).token
}

/** The CMS's own interface as the shop's editor uses it, signed in once for all files of a worker. */
export async function staffRest() {
  token ??= signIn()
  const headers = { 'content-type': 'application/json', authorization: `JWT ${await token}` }
  const call = async (method: string, path: string, data?: unknown): Promise<Answer> => {
    const body = data === undefined ? {} : { body: JSON.stringify(data) }
    const response = await fetch(`${cmsUrl}/api/${path}`, { method, headers, ...body })
    const text = await response.text()
    return { status: response.status, json: text ? JSON.parse(text) : null }
  }
  return {
    get: (path: string) => call('GET', path),
    post: (path: string, data: unknown) => call('POST', path, data),
    patch: (path: string, data: unknown) => call('PATCH', path, data),
    /** Puts a picture into the library. @returns its id */
    async upload(name: string, picture: Uint8Array<ArrayBuffer>, alt: string): Promise<string> {
      const form = new FormData()
      form.append('file', new Blob([picture], { type: 'image/png' }), name)
      form.append('_payload', JSON.stringify({ alt }))
      const { authorization } = headers
      const response = await fetch(`${cmsUrl}/api/media?locale=ru`, {
        method: 'POST',
        headers: { authorization },
        body: form,
      })
      return ((await response.json()) as { doc: { id: string } }).doc.id
    },
    /** @returns the id of a document by its address. */
    async idOf(collection: string, slug: string): Promise<string> {
      const found = await call('GET', `${collection}?where[slug][equals]=${slug}&depth=0&limit=1&draft=true`)
      return found.json.docs[0].id
    },
  }
}
