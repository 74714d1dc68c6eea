import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { OperatorError } from '../../env.ts'
import type { Container } from '../run/container.ts'

const said = z.object({
  http_version: z.string(),
  response_code: z.number(),
  redirect_url: z.string().nullable(),
  ssl_verify_result: z.number(),
})

export type EdgeAnswer = { version: string; status: number; redirect: string | null; isTrusted: boolean; body: string }

export type AskEdge = (url: string, ...options: string[]) => Promise<EdgeAnswer>

/** Asks the edge from beside it, by whichever version of HTTP the options name, trusting the authority of the check alone. */
export function edgeAsker(edge: Container): AskEdge {
  let asked = 0
  return async (url, ...options) => {
    asked += 1
    const log = `ask-${asked}.log`
    const trusted = ['--cacert', edge.service.environment.SSL_CERT_FILE ?? '']
    const format = ['--write-out', '\n%{json}']
    const code = await edge.execute(['curl', '--silent', '--show-error', ...trusted, ...format, ...options, url], log)
    const text = await readFile(edge.logFile.replace(/[^/]+$/, log), 'utf8')
    if (code !== 0) throw new OperatorError(`${url} cannot be asked (${options.join(' ')}): ${text.trim()}`)
    const end = text.trimEnd().lastIndexOf('\n')
    const { http_version, response_code, redirect_url, ssl_verify_result } = said.parse(JSON.parse(text.slice(end)))
    return {
      version: http_version,
      status: response_code,
      redirect: redirect_url,
      isTrusted: ssl_verify_result === 0,
      body: text.slice(0, Math.max(end, 0)),
    }
  }
}
