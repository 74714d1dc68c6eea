export type EditorSession = {
  create: (collection: string, data: Record<string, unknown>) => Promise<string>
  /** @returns when the CMS confirmed it, in milliseconds since the epoch. */
  update: (collection: string, id: string, data: Record<string, unknown>) => Promise<number>
}

/** An editor signed in through the interface that the admin itself uses. */
export async function openEditorSession(cmsUrl: string, email: string, password: string): Promise<EditorSession> {
  const headers = { authorization: `JWT ${await editorToken(cmsUrl, email, password)}` }
  const send = async (method: string, path: string, data: Record<string, unknown>) => {
    const response = await fetch(`${cmsUrl}/api/${path}`, json(method, data, headers))
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (await response.json()) as { doc: { id: string } }
  }
  return {
    create: async (collection, data) => (await send('POST', `${collection}?locale=ru`, data)).doc.id,
    update: async (collection, id, data) => {
      await send('PATCH', `${collection}/${id}?locale=ru`, data)
      return Date.now()
    },
  }
}

/** What an editor is known by once signed in. */
export async function editorToken(cmsUrl: string, email: string, password: string): Promise<string> {
  const signedIn = await fetch(`${cmsUrl}/api/staff/login`, json('POST', { email, password }))
  const { token } = (await signedIn.json()) as { token?: string }
  if (!token) throw new Error(`the editor could not sign in (${signedIn.status})`)
  return token
}

const json = (method: string, data: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(data),
})

/** Running text of one paragraph, as the admin sends it. */
export const richText = (text: string) => ({
  root: {
    ...block('root'),
    children: [
      {
        ...block('paragraph'),
        children: [{ type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }],
      },
    ],
  },
})

const block = (type: string) => ({ type, direction: null, format: '', indent: 0, version: 1 })
