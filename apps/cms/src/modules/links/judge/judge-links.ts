import { redirectPath } from '@estu/domain/routing/redirect-path'
import type { PayloadRequest } from 'payload'
import { type InternalTarget, type Reader, readerOf } from '../link-target.ts'
import { type DocumentKey, type PathFacts, readPathFacts } from './path-facts.ts'
import { type DocumentProblem, keyOfDocument, problemOf, readStandings, type Standings } from './read-standings.ts'
import { documentPathAt, isSitePath } from './site-path.ts'

/** `nowhere`: an address at which the site has nothing and never had. */
export type InternalProblem = DocumentProblem | 'nowhere'

export type Verdict = {
  problem: InternalProblem | null
  /** The document that the link leads to, or would lead to. */
  document: DocumentKey | null
  /** The documents and paths on which the verdict depends, as `articles:{id}` and `path:/articles/x`. */
  askedOf: string[]
}

export type Asked = { target: InternalTarget; reader: Reader }

/** A redirect leads from an address in capitals and in small letters alike. @param path as `redirectPath` gives it */
export const keyOfPath = (path: string): string => `path:${path.toLowerCase()}`

/**
 * Where each link takes its reader: the one judgement of it, for the report and for whoever is about to publish. A page
 * that the reader can see comes first, then a redirect from there, as on the site.
 */
export async function judgeLinks(req: PayloadRequest, links: readonly Asked[]): Promise<Verdict[]> {
  if (links.length === 0) return []
  const paths = links.flatMap(({ target }) => ('path' in target ? [documentPathAt(redirectPath(target.path))] : []))
  const facts = await readPathFacts(req, paths)
  const named = links.flatMap(({ target }) => ('path' in target ? [] : [target]))
  const standings = await readStandings(req, [...named, ...[...facts.values()].flatMap(documentsOf)])
  return links.map(({ target, reader }) =>
    'path' in target
      ? judgePath(facts, standings, documentPathAt(redirectPath(target.path)), readerOf(target.path, reader))
      : judgeDocument(standings, target, reader, []),
  )
}

const documentsOf = ({ document, redirect }: PathFacts): DocumentKey[] =>
  [document, redirect && 'id' in redirect ? redirect : null].filter((one) => one !== null)

const judgeDocument = (standings: Standings, document: DocumentKey, reader: Reader, passed: string[]): Verdict => ({
  problem: problemOf(standings, document, reader),
  document,
  askedOf: [...passed, keyOfDocument(document)],
})

function judgePath(
  facts: ReadonlyMap<string, PathFacts>,
  standings: Standings,
  path: string,
  reader: Reader,
  passed: readonly string[] = [],
): Verdict {
  const here = [...passed, keyOfPath(path)]
  if (isSitePath(path)) return { problem: null, document: null, askedOf: here }
  const { document, redirect } = facts.get(path) ?? { document: null, redirect: null }
  const stands = document && judgeDocument(standings, document, reader, here)
  if (stands?.problem === null || (stands && !redirect)) return stands
  const [asked, isLoop] = [stands?.askedOf ?? here, passed.includes(keyOfPath(path))]
  if (!redirect || isLoop) return { problem: 'nowhere', document: null, askedOf: asked }
  return 'path' in redirect
    ? judgePath(facts, standings, redirect.path, reader, asked)
    : judgeDocument(standings, redirect, reader, asked)
}
