import { translateIn } from '../../messages/index.ts'
import type { AppointmentDetails } from './read-appointment.ts'

const stamp = (iso: string) => iso.replace(/[-:]|\.\d{3}/g, '')
const escapeText = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** What stands between the slashes of a product's name (RFC 5545, 3.7.3) has none itself. */
const productName = (shop: string) => escapeText(shop.replaceAll('/', ' '))

/** Lines of at most 75 bytes, continued after a blank (RFC 5545, 3.1); no letter is cut in two. */
function fold(line: string): string {
  const parts: string[] = ['']
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 74) {
      parts.push('')
      bytes = 0
    }
    parts[parts.length - 1] += letter
    bytes += size
  }
  return parts.join('\r\n ')
}

/**
 * A visit for the visitor's calendar (RFC 5545). Others see calendars, so it tells neither what for nor with whom; a
 * branch may be named after what it is for, an address is not. Its times are in UTC, so no device can mistake the zone.
 * A later file has a larger SEQUENCE, or a calendar that knows the appointment would keep the earlier time.
 */
export function calendarFile(visit: AppointmentDetails, url: string, shop: string): string {
  const title = `${translateIn(visit.locale)('Приём', 'Қабылдау')} · ${shop}`
  const isCancelled = visit.status === 'cancelled'
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${productName(shop)}//Appointments//RU`,
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${visit.id}@estu`,
    `SEQUENCE:${visit.revision}`,
    `DTSTAMP:${stamp(new Date().toISOString())}`,
    `DTSTART:${stamp(new Date(visit.startsAt).toISOString())}`,
    `DTEND:${stamp(new Date(visit.endsAt).toISOString())}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(visit.address || visit.branch)}`,
    `DESCRIPTION:${escapeText(url)}`,
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled ? [] : alarm(title)),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const alarm = (title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeText(title)}`,
  'TRIGGER:-PT3H',
  'END:VALARM',
]
