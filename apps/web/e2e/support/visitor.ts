import { readTestEnv } from './test-env.ts'

const { webUrl } = readTestEnv()

export type Seen = { status: number; html: string; headers: Headers }

/** What a visitor without a browser's help gets: a search engine, or a person whose scripts did not load. */
export async function visit(path: string, headers: Record<string, string> = {}): Promise<Seen> {
  const response = await fetch(`${webUrl}${path}`, { headers, redirect: 'manual' })
  return { status: response.status, html: asTyped(await response.text()), headers: response.headers }
}

/** A text as one types it: which of its spaces hold a line together is a matter of looks. */
export const asTyped = (html: string): string => html.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')

export const alternatesIn = (html: string): string[] =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)"/gi)].map((match) => match[1] ?? '')
