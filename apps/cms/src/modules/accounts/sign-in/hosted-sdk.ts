import { randomUUID } from 'node:crypto'
import { sessionTiming } from '@estu/domain/accounts/session-timer'
import type { Auth } from 'firebase/auth'
import type { HostedSettings } from '../../../env.ts'

/**
 * The two official SDKs behind the few calls we make: the client's checks passwords, the admin's verifies tokens
 * (issuer, audience, expiry, RS256, revocation) and changes accounts. Loaded only where the hosted service is chosen.
 */
async function load({ projectId, emulatorHost }: HostedSettings) {
  const [client, clientAuth, admin, adminAuth] = await Promise.all([
    import('firebase/app'),
    import('firebase/auth'),
    import('firebase-admin/app'),
    import('firebase-admin/auth'),
  ])
  const name = `estu-${projectId}-${emulatorHost ?? 'live'}`
  const app = admin.getApps().find((known) => known.name === name) ?? admin.initializeApp({ projectId }, name)
  return { client, clientAuth, accounts: adminAuth.getAuth(app) }
}

type Sdks = Awaited<ReturnType<typeof load>>

const opened = new Map<string, ReturnType<typeof open>>()

export function openHosted(settings: HostedSettings): ReturnType<typeof open> {
  const key = JSON.stringify(settings)
  const known = opened.get(key) ?? open(settings)
  opened.set(key, known)
  return known
}

async function open(settings: HostedSettings) {
  const sdks = await load(settings)
  const { accounts } = sdks
  return {
    ...signingIn(settings, sdks),
    ...settingPasswords(settings, sdks),
    /** Whether an identity is there and has not been disabled. */
    isOpen: async (uid: string) => {
      const known = await withTimeout(accounts.getUser(uid)).catch(unlessUnknown)
      return known ? !known.disabled : false
    },
    remove: async (uid: string) => {
      await withTimeout(accounts.deleteUser(uid)).catch(unlessUnknown)
    },
  }
}

/** One throw-away client a call: nobody's session is kept in this process. */
async function withClient<T>(
  { apiKey, projectId, emulatorHost }: HostedSettings,
  { client, clientAuth }: Sdks,
  work: (auth: Auth) => Promise<T>,
): Promise<T> {
  const app = client.initializeApp({ apiKey, projectId }, randomUUID())
  try {
    const auth = clientAuth.initializeAuth(app, { persistence: clientAuth.inMemoryPersistence })
    if (emulatorHost) clientAuth.connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true })
    return await withTimeout(work(auth))
  } finally {
    await client.deleteApp(app)
  }
}

/**
 * The project's own policy, read from the service: the admin's calls do not heed it. The emulator cannot tell it
 * (not implemented there), and refuses by length alone. @throws `auth/weak-password`
 */
const obeyPolicy = (settings: HostedSettings, sdks: Sdks, password: string): Promise<void> =>
  withClient(settings, sdks, async (auth) => {
    if (settings.emulatorHost) return
    const { isValid } = await sdks.clientAuth.validatePassword(auth, password)
    if (!isValid) throw Object.assign(new Error('weak'), { code: 'auth/weak-password' })
  })

function signingIn(settings: HostedSettings, sdks: Sdks) {
  const { clientAuth, accounts } = sdks
  const verify = async (token: string) => {
    const { uid, email = '', email_verified: emailVerified = false, name } = await accounts.verifyIdToken(token, true)
    return { uid, email: email.toLowerCase(), emailVerified, name: typeof name === 'string' ? name : '' }
  }
  return {
    create: async (email: string, password: string) => {
      await obeyPolicy(settings, sdks, password)
      return withClient(
        settings,
        sdks,
        async (auth) => (await clientAuth.createUserWithEmailAndPassword(auth, email, password)).user,
      )
    },
    signIn: (email: string, password: string) =>
      withClient(settings, sdks, async (auth) => {
        const { user } = await clientAuth.signInWithEmailAndPassword(auth, email, password)
        return verify(await user.getIdToken())
      }),
    /** @throws for everything but a token of this project that is valid now. */
    verify,
  }
}

function settingPasswords(settings: HostedSettings, sdks: Sdks) {
  const { accounts } = sdks
  // The link came by e-mail, so the address is the owner's.
  const change = async (uid: string, password: string) => {
    await withTimeout(accounts.updateUser(uid, { password, emailVerified: true }))
    await withTimeout(accounts.revokeRefreshTokens(uid))
  }
  return {
    setPassword: async (uid: string, password: string) => {
      await obeyPolicy(settings, sdks, password)
      await change(uid, password)
    },
    /** As `setPassword` for whom we know by address alone. @returns the identity, made where there was none. */
    setPasswordAt: async (email: string, password: string) => {
      await obeyPolicy(settings, sdks, password)
      const known = await withTimeout(accounts.getUserByEmail(email)).catch(unlessUnknown)
      if (!known) return (await withTimeout(accounts.createUser({ email, password, emailVerified: true }))).uid
      await change(known.uid, password)
      return known.uid
    },
  }
}

function unlessUnknown(error: { code?: string }): null {
  if (error.code !== 'auth/user-not-found') throw error
  return null
}

/** Source: the time-out of the hosted service, specification §9. */
function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('late'), { code: 'auth/network-request-failed' })),
      sessionTiming.requestTimeoutMs,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
