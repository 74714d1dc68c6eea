import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState'
import type { BuildFormStateArgs, ServerFunction } from 'payload'
import { translatorLanguage } from '../../access/roles.ts'

type Asked = BuildFormStateArgs & Parameters<ServerFunction>[0]

/** The state of a form. A translator's takes no lock, which would keep out whoever writes in the other language. */
export const formState = (asked: Asked) =>
  buildFormStateHandler(translatorLanguage(asked.req) === null ? asked : { ...asked, returnLockStatus: false })
