import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeAllSessions, readSession } from '../../src/modules/accounts/operations/customer-session.ts'
import { deleteWithPassword } from '../../src/modules/accounts/operations/delete-with-password.ts'
import { findCustomer } from '../../src/modules/accounts/operations/find-customer.ts'
import { askRecovery, resetPassword } from '../../src/modules/accounts/operations/recover-account.ts'
import { registerCustomer } from '../../src/modules/accounts/operations/register-customer.ts'
import { isSessionAllowed } from '../../src/modules/accounts/operations/session-allowed.ts'
import { signIn } from '../../src/modules/accounts/operations/sign-in.ts'
import { openHosted } from '../../src/modules/accounts/sign-in/hosted-sdk.ts'
import { signInService } from '../../src/modules/accounts/sign-in/sign-in-service.ts'
import { writeLetter } from '../../src/modules/letters/write-letter.ts'
import type { MailJob } from '../../src/modules/messages/mail-kinds.ts'
import { giveConsentTexts } from '../support/consent-texts.ts'
import { openCms, type TestCms } from '../support/open-cms.ts'
import { runSql } from '../support/test-server.ts'
import { openAuthEmulator, project } from './auth-emulator.ts'

let emulator: Awaited<ReturnType<typeof openAuthEmulator>>
beforeAll(async () => {
  emulator = await openAuthEmulator()
  process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host
}, 500_000)
afterAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST
  await emulator.close()
})

const settings = () => ({ apiKey: 'demo-key', projectId: project, emulatorHost: emulator.host })
const password = 'три белых верблюда'
const fresh = () => `c-${randomUUID().slice(0, 8)}@example.kz`

for (const kind of ['embedded', 'hosted'] as const) {
  describe(`${kind} sign-in`, () => {
    let cms: TestCms
    beforeAll(async () => {
      cms = await openCms({ hostedSignIn: kind === 'hosted' ? settings() : null })
      await giveConsentTexts(cms.payload)
    })
    afterAll(() => cms.close())

    const register = (email: string, secret = password, name = 'Асель') =>
      registerCustomer(cms.payload, { name, email, password: secret, consent: 'yes' }, 'ru')
    const enter = async (email: string, secret = password) => {
      await runSql(new URL(cms.databaseUrl).pathname.slice(1), 'delete from rate_limits')
      return signIn(cms.payload, { email, password: secret, client: '10.0.0.1', device: null })
    }
    const codeOf = (result: { ok: boolean; error?: string }) => (result.ok ? 'ok' : result.error)
    const recoveryToken = async (email: string) => {
      await askRecovery(cms.payload, email, 'ru')
      const jobs = await cms.payload.find({
        collection: 'payload-jobs',
        where: { 'input.kind': { equals: 'account-recover' } },
        sort: '-createdAt',
        limit: 1,
        overrideAccess: true,
      })
      // The job itself holds no secret: it is made with the letter.
      expect(JSON.stringify(jobs.docs[0]?.input)).not.toContain('token')
      const letter = await writeLetter(await createLocalReq({}, cms.payload), jobs.docs[0]?.input as MailJob)
      return new URL(letter?.action?.url ?? 'http://nobody').searchParams.get('token') ?? ''
    }

    it('lets in who registered, with a session that names them', async () => {
      const email = fresh()
      expect(codeOf(await register(email))).toBe('ok')
      const entered = await enter(email)
      if (!entered.ok) throw new Error(entered.error)
      expect(await readSession(cms.payload, entered.value.token)).toMatchObject({ email, name: 'Асель' })
    })

    it('answers a wrong password, an unknown address and an empty password alike', async () => {
      const email = fresh()
      await register(email)
      const answers = [await enter(email, 'не то'), await enter(fresh(), password), await enter(email, `${password} `)]
      expect(answers.map(codeOf)).toEqual(['invalid-credential', 'invalid-credential', 'invalid-credential'])
    })

    it.each([
      'с пробелом внутри',
      'emoji 🙂 пароль',
      'кириллица-Қазақша-әғқңөұүһі',
      '\'"; drop table --',
      'x'.repeat(200),
    ])('takes the password %s as it is', async (secret) => {
      const email = fresh()
      expect(codeOf(await register(email, secret))).toBe('ok')
      expect(codeOf(await enter(email, secret))).toBe('ok')
      expect(codeOf(await enter(email, secret.slice(1)))).toBe('invalid-credential')
    })

    it('a second registration of an address changes neither name nor password', async () => {
      const email = fresh()
      await register(email)
      expect(codeOf(await register(email, 'чужой пароль 1', 'Чужой'))).toBe('ok')
      expect(codeOf(await enter(email, 'чужой пароль 1'))).toBe('invalid-credential')
      expect(codeOf(await enter(email))).toBe('ok')
      expect((await findCustomer(cms.payload, { email }))?.name).toBe('Асель')
    })

    it('two registrations at once make one account', async () => {
      const email = fresh()
      const made = await Promise.all([register(email), register(email)])
      expect(made.map(codeOf)).toEqual(['ok', 'ok'])
      expect(codeOf(await enter(email))).toBe('ok')
    })

    it('a new password by letter replaces the old one and ends every session', async () => {
      const email = fresh()
      await register(email)
      const before = await enter(email)
      const token = await recoveryToken(email)
      const reset = await resetPassword(cms.payload, token, 'новый пароль 77')
      expect(codeOf(reset)).toBe('ok')
      expect(before.ok && (await readSession(cms.payload, before.value.token))).toBeNull()
      expect(codeOf(await enter(email))).toBe('invalid-credential')
      expect(codeOf(await enter(email, 'новый пароль 77'))).toBe('ok')
      expect(codeOf(await resetPassword(cms.payload, token, 'ещё один'))).toBe('link-used')
    })

    it('deletion asks for the password, removes the account and frees the address', async () => {
      const email = fresh()
      await register(email)
      const id = (await findCustomer(cms.payload, { email }))?.id ?? ''
      expect(codeOf(await deleteWithPassword(cms.payload, { id, email, password: 'не то' }))).toBe('invalid-credential')
      expect(codeOf(await deleteWithPassword(cms.payload, { id: randomUUID(), email, password }))).toBe(
        'invalid-credential',
      )
      expect(codeOf(await deleteWithPassword(cms.payload, { id, email, password }))).toBe('ok')
      expect(codeOf(await enter(email))).toBe('invalid-credential')
      expect(codeOf(await register(email, 'снова я, здравствуйте'))).toBe('ok')
      expect(codeOf(await enter(email, 'снова я, здравствуйте'))).toBe('ok')
    })

    it('removing what is gone succeeds', async () => {
      const service = signInService(cms.payload)
      const gone = { id: randomUUID(), hostedId: kind === 'hosted' ? 'nobody-there' : null, email: fresh() }
      expect(codeOf(await service.remove(gone))).toBe('ok')
    })

    it('whoever is let in may stay', async () => {
      const email = fresh()
      await register(email)
      const entered = await enter(email)
      expect(entered.ok && (await isSessionAllowed(cms.payload, entered.value.customerId))).toBe(true)
    })

    it('a browser on which a new password was set is a known one', async () => {
      const email = fresh()
      await register(email)
      const reset = await resetPassword(cms.payload, await recoveryToken(email), 'новый пароль 77')
      if (!reset.ok) throw new Error(reset.error)
      for (let guess = 0; guess < 25; guess += 1)
        await signIn(cms.payload, { email, password: `не он ${guess}`, client: `10.3.0.${guess}`, device: null })
      const attempt = { email, password: 'новый пароль 77', client: '10.4.0.1' }
      expect(codeOf(await signIn(cms.payload, { ...attempt, device: null }))).toBe('too-many-requests')
      expect(codeOf(await signIn(cms.payload, { ...attempt, device: reset.value.device }))).toBe('ok')
    })

    it('several letters may be asked for: each link is good until one is used', async () => {
      const email = fresh()
      await register(email)
      const [first, second] = [await recoveryToken(email), await recoveryToken(email)]
      expect(codeOf(await resetPassword(cms.payload, first, 'новый пароль 77'))).toBe('ok')
      expect(codeOf(await resetPassword(cms.payload, second, 'другой пароль 78'))).toBe('link-used')
      expect(codeOf(await enter(email, 'новый пароль 77'))).toBe('ok')
    })

    it('sessions end at once when all are closed', async () => {
      const email = fresh()
      await register(email)
      const tokens = []
      for (let device = 0; device < 3; device += 1) {
        const entered = await enter(email)
        if (entered.ok) tokens.push(entered.value.token)
      }
      const id = (await findCustomer(cms.payload, { email }))?.id ?? ''
      await closeAllSessions(cms.payload, id)
      for (const token of tokens) expect(await readSession(cms.payload, token)).toBeNull()
      expect(tokens).toHaveLength(3)
    })

    it.each(['not an address', "x' or '1'='1", '<script>@example.kz', ''])(
      'an address like %s enters nowhere',
      async (email) => {
        expect((await enter(email)).ok).toBe(false)
      },
    )
  })
}

describe('the hosted service alone', () => {
  let cms: TestCms
  beforeAll(async () => {
    cms = await openCms({ hostedSignIn: settings() })
    await giveConsentTexts(cms.payload)
  })
  afterAll(() => cms.close())

  const admin = (path: string, body: object) =>
    fetch(`http://${emulator.host}/identitytoolkit.googleapis.com/v1/projects/${project}/${path}`, {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  it('a disabled user is refused', async () => {
    const email = fresh()
    await registerCustomer(cms.payload, { name: 'Асель', email, password, consent: 'yes' }, 'ru')
    const hostedId = (await findCustomer(cms.payload, { email }))?.hostedId
    await admin('accounts:update', { localId: hostedId, disableUser: true })
    expect(await signInService(cms.payload).check(email, password)).toMatchObject({ ok: false, error: 'user-disabled' })
  })

  it('who is disabled while signed in is signed out everywhere', async () => {
    const email = fresh()
    await registerCustomer(cms.payload, { name: 'Асель', email, password, consent: 'yes' }, 'ru')
    const entered = await signIn(cms.payload, { email, password, client: '10.5.0.1', device: null })
    if (!entered.ok) throw new Error(entered.error)
    const { customerId, token } = entered.value
    expect(await isSessionAllowed(cms.payload, customerId)).toBe(true)
    const hostedId = (await findCustomer(cms.payload, { email }))?.hostedId
    await admin('accounts:update', { localId: hostedId, disableUser: true })
    expect(await isSessionAllowed(cms.payload, customerId)).toBe(false)
    expect(await readSession(cms.payload, token)).toBeNull()
  })

  it('an account from before the service was chosen gets an identity by its letter', async () => {
    const email = fresh()
    const { id } = await cms.payload.create({
      collection: 'customers',
      data: { name: 'Асель', email, password: 'из прежних времён', language: 'ru' },
      overrideAccess: true,
    })
    const letter = await writeLetter(await createLocalReq({}, cms.payload), { kind: 'account-recover', id })
    const token = new URL(letter?.action?.url ?? '').searchParams.get('token') ?? ''
    expect(await resetPassword(cms.payload, token, 'новый пароль 77')).toMatchObject({ ok: true })
    const attempt = { email, password: 'новый пароль 77', client: '10.6.0.1', device: null }
    expect(await signIn(cms.payload, attempt)).toMatchObject({ ok: true, value: { customerId: id } })
  })

  it('a password that is too weak for the service is told apart from a service that is away', async () => {
    const service = signInService(cms.payload)
    const [email, weak] = [fresh(), '12345']
    const account = { name: 'Асель', email, password: weak, language: 'ru' } as const
    expect(await service.register(account)).toMatchObject({ error: 'weak-password' })
    const made = await service.register({ ...account, password })
    const owner = { id: randomUUID(), hostedId: made.ok ? made.value.hostedId : null, email }
    expect(await service.setPassword(owner, weak)).toMatchObject({ error: 'weak-password' })
  })

  it('an identity made elsewhere gets an account, and takes over none whose address nobody verified', async () => {
    const [own, taken] = [fresh(), fresh()]
    const hosted = await openHosted(settings())
    await hosted.create(own, password)
    expect(await signInService(cms.payload).check(own, password)).toMatchObject({ ok: true })
    await cms.payload.create({
      collection: 'customers',
      data: { name: 'Хозяйка', email: taken, password: 'её собственный', language: 'ru' },
      overrideAccess: true,
    })
    await hosted.create(taken, password)
    expect(await signInService(cms.payload).check(taken, password)).toMatchObject({
      ok: false,
      error: 'invalid-credential',
    })
  })

  it('a service that is away is told apart from a wrong password', async () => {
    const away = await openCms({ hostedSignIn: { ...settings(), emulatorHost: '127.0.0.1:9' } })
    expect(await signInService(away.payload).check(fresh(), password)).toMatchObject({
      ok: false,
      error: 'network-request-failed',
    })
    await away.close()
  })

  it('tokens that are forged, unsigned, foreign, expired or early are refused without the emulator', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const seconds = Math.floor(Date.now() / 1000)
    const good = {
      iss: `https://securetoken.google.com/${project}`,
      aud: project,
      sub: 'u',
      iat: seconds,
      exp: seconds + 3600,
      auth_time: seconds,
    }
    const made: [header: object, claims: object][] = [
      [{ alg: 'none', typ: 'JWT' }, good],
      [{ alg: 'HS256', typ: 'JWT', kid: 'k' }, good],
      [{ alg: 'RS256', typ: 'JWT' }, good],
      [
        { alg: 'RS256', typ: 'JWT', kid: 'unknown' },
        { ...good, aud: 'another-project' },
      ],
      [
        { alg: 'RS256', typ: 'JWT', kid: 'unknown' },
        { ...good, iss: 'https://securetoken.google.com/another' },
      ],
      [
        { alg: 'RS256', typ: 'JWT', kid: 'unknown' },
        { ...good, exp: seconds - 10 },
      ],
      [
        { alg: 'RS256', typ: 'JWT', kid: 'unknown' },
        { ...good, sub: '' },
      ],
      [{ alg: 'RS256', typ: 'JWT', kid: 'unknown' }, good],
    ]
    const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST
    try {
      const hosted = await openHosted({ ...settings(), emulatorHost: null })
      const tokens = [
        '',
        'x.y.z',
        ...made.map(([header, claims]) => `${part(header)}.${part(claims)}.${part({ s: 1 })}`),
        `${part({ alg: 'none' })}.${part(good)}.`,
      ]
      for (const token of tokens) await expect(hosted.verify(token), token.slice(0, 60)).rejects.toThrow()
    } finally {
      process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost
    }
  })
})
