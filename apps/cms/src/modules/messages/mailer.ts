import path from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import nodemailer from 'nodemailer'
import type { CmsEnv } from '../../env.ts'
import { lettersFolder } from './letters-folder.ts'

const name = 'Есту'

/** In milliseconds. The library would wait for ten minutes on a server that says nothing. */
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/**
 * Mail by SMTP where a server is set. Without one every letter is put into a folder, so that nothing is lost in
 * silence on a developer's machine; a clinic sets one.
 */
export const mailer = (env: CmsEnv) =>
  nodemailerAdapter({
    defaultFromAddress: env.mailFrom,
    defaultFromName: name,
    transport: env.smtpUrl ? nodemailer.createTransport(env.smtpUrl, patience) : folderOf(env),
    // The server is asked when there is a letter, not at every start: mail that is away must not stop the shop.
    skipVerify: true,
  })

const folderOf = (env: CmsEnv) =>
  nodemailer.createTransport(lettersFolder(env.mailDir ?? path.resolve(env.mediaDir, '../letters')))
