import type { PayloadRequest } from 'payload'
import { translate } from '../../../i18n/translate.ts'

const cueTime = /^(\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3} --> (\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}/m

/** Refuses captions that a browser would silently drop. Source: W3C WebVTT, sections 4.1 and 4.4. */
export function validateCaptions(value: unknown, { req }: { req: PayloadRequest }): string | true {
  if (value === null || value === undefined || value === '') return true
  const text = String(value)
  if (!/^\uFEFF?WEBVTT([ \t\n]|$)/.test(text)) {
    return translate(req, 'Первая строка субтитров: WEBVTT', 'Субтитрдің бірінші жолы: WEBVTT')
  }
  if (!cueTime.test(text)) {
    return translate(
      req,
      'Нет ни одной реплики вида 00:01.000 --> 00:04.000',
      '00:01.000 --> 00:04.000 түріндегі бірде-бір жол жоқ',
    )
  }
  return true
}
