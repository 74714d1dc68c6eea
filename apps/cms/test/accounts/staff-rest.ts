import { randomUUID } from 'node:crypto'
import { getPayload, handleEndpoints } from 'payload'
import { behindGate } from '../../src/app/(payload)/api/anonymous-gate.ts'
import { createConfig } from '../../src/config.ts'
import { readCmsEnv } from '../../src/env.ts'
import { closeCms } from '../support/open-cms.ts'
import { freshName, runSql, template, testVariables } from '../support/test-server.ts'

/** What a caller sends and gets; `jar` keeps cookies as a browser does. */
export type Call = { status: number; json: Record<string, unknown>; words: string; fields: Record<string, string> }
export type Browser = ReturnType<Awaited<ReturnType<typeof openStaffRest>>['browser']>

type ErrorBody = { message?: string; data?: { errors?: { path: string; message: string }[] } }

/** The CMS's network interface as it stands behind its gate, on a database of its own; `extra` are variables. */
export async function openStaffRest(extra: Record<string, string> = {}) {
  const name = freshName()
  await runSql('postgres', `create database ${name} template ${template}`)
  // So that a test may put a clock before the database's own.
  await runSql('postgres', `alter database ${name} set search_path = public, pg_catalog`)
  const config = await createConfig(readCmsEnv({ ...(await testVariables(name)), ...extra }))
  const payload = await getPayload({ config, key: name })
  const handle = behindGate(
    async () => payload,
    (request) => handleEndpoints({ config, request, payloadInstanceCacheKey: name }),
  )
  const context = { params: Promise.resolve({}) }

  /** A browser at an address of its own, speaking one language. */
  const browser = (client: string = randomUUID(), language = 'ru') => {
    const jar = new Map<string, string>()
    const call = async (method: string, path: string, data?: unknown): Promise<Call> => {
      const cookie = [...jar].map(([key, value]) => `${key}=${value}`).join('; ')
      const response = await handle(
        new Request(`http://localhost:3001/api/${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            'accept-language': language,
            origin: 'http://localhost:3001',
            'x-estu-client': client,
            ...(cookie ? { cookie } : {}),
          },
          ...(data === undefined ? {} : { body: JSON.stringify(data) }),
        }),
        context,
      )
      for (const line of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        jar.set(key, value)
      }
      const isJson = response.headers.get('content-type')?.includes('json')
      const json = (isJson ? await response.json() : {}) as Record<string, unknown>
      const errors = (json.errors ?? []) as ErrorBody[]
      const fields = Object.fromEntries(
        errors.flatMap(({ data: detail }) => (detail?.errors ?? []).map((error) => [error.path, error.message])),
      )
      return { status: response.status, json, words: errors.map(({ message }) => message ?? '').join(), fields }
    }
    return {
      jar,
      ask: (method: string, path: string) => call(method, path, ['GET', 'HEAD'].includes(method) ? undefined : {}),
      get: (path: string) => call('GET', path),
      post: (path: string, data: unknown = {}) => call('POST', path, data),
      patch: (path: string, data: unknown) => call('PATCH', path, data),
      signIn: (email: string, password: string) => call('POST', 'staff/login', { email, password }),
    }
  }

  /** Somebody of the staff who has chosen the password themselves. */
  const employ = (
    email: string,
    password: string,
    more: { name?: string; role?: 'admin' | 'editor'; interfaceLanguage?: 'ru' | 'kk' } = {},
  ) =>
    payload.create({
      collection: 'staff',
      data: { name: 'Асель', role: 'editor', mustChangePassword: false, ...more, email, password },
      overrideAccess: true,
    })
  const sql = (...statements: string[]) => runSql(name, ...statements)
  /** Stops the database's clock, as whoever asks `clock_timestamp()` sees it, until it is given null. */
  const holdClock = (at: Date | null) =>
    at
      ? sql(`create or replace function public.clock_timestamp() returns timestamptz language sql stable
          as $$ select timestamptz '${at.toISOString()}' $$`)
      : sql('drop function if exists public.clock_timestamp()')
  const close = () => closeCms(payload, name)
  /** Somebody who is no browser. */
  const knock = (request: Request) => handle(request, context)
  return { payload, browser, knock, employ, sql, holdClock, close }
}

export type StaffRest = Awaited<ReturnType<typeof openStaffRest>>
