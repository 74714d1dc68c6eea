import path from 'node:path'
import type { EmailAdapter } from 'payload'
import type { CmsEnv } from '../../env.ts'
import { lettersFolder } from './letters-folder.ts'

/** In milliseconds. The library would wait for ten minutes on a server that says nothing. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Each letter names the shop in its reader's language (`mail-channel.ts`); whatever Payload sends by itself has the address. */
const defaultName = ({ webUrl }: CmsEnv) => new URL(webUrl).host

/**
 * Mail by SMTP where a server is set. Without one every letter is put into a folder, so that nothing is lost in
 * silence on a developer's machine; a clinic sets one. The library is loaded with the first letter: a storefront has
 * this configuration too, and sends none.
 */
export const mailer =
  (env: CmsEnv): EmailAdapter =>
  (context) => {
    let opened: ReturnType<typeof openMailer> | undefined
    return {
      name: 'nodemailer',
      defaultFromAddress: env.mailFrom,
      defaultFromName: defaultName(env),
      sendEmail: async (letter) => {
        opened ??= openMailer(env)
        return (await opened)(context).sendEmail(letter)
      },
    }
  }

async function openMailer(env: CmsEnv) {
  const [{ nodemailerAdapter }, { default: nodemailer }] = await Promise.all([
    import('@payloadcms/email-nodemailer'),
    import('nodemailer'),
  ])
  const folder = () => lettersFolder(env.mailDir ?? path.resolve(env.mediaDir, '../letters'))
  return nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: defaultName(env),
    transport: env.smtpUrl ? nodemailer.createTransport(env.smtpUrl, patience) : nodemailer.createTransport(folder()),
    // The server is asked when there is a letter, not at every start: mail that is away must not stop the shop.
    skipVerify: true,
  })
}
