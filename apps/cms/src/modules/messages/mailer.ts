import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { CmsEnv } from '../../env.ts'

const name = 'Есту'

/** In milliseconds. The library would wait for ten minutes on a server that says nothing. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/**
 * Mail by SMTP where a server is set. Without one every letter is written to the log, so that nothing is lost in
 * silence on a developer's machine; a clinic sets one.
 */
export const mailer = (env: CmsEnv) =>
  nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: name,
    transport: env.smtpUrl ? nodemailer.createTransport(env.smtpUrl, patience) : logTransport(),
    // The server is asked when there is a letter, not at every start: mail that is away must not stop the shop.
    skipVerify: true,
  })

function logTransport() {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  transport.use('compile', ({ data }, done) => {
    console.log(`mail (no SMTP_URL is set, so it goes here): ${data.to} · ${data.subject}\n${data.text}`)
    done()
  })
  return transport
}
