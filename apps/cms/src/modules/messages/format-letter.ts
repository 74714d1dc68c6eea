import type { Letter } from './mail-kinds.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

/** A letter as plain text and as a page that needs no picture and no stranger's server. What people typed is never markup. */
export function formatLetter({ to, locale, subject, lines, action, attachment }: Letter) {
  const text = [...lines, ...(action ? [`${action.label}: ${action.url}`] : [])].join('\n\n')
  const paragraphs = lines.map((line) => `<p style="margin:0 0 16px">${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="color:#0b504c;font-weight:600">${escapeHtml(action.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body><div style="font:18px/1.5 Arial,sans-serif;color:#1d1a17;max-width:36em">${paragraphs.join('')}${button}</div></body></html>`
  // A line end in a subject would begin another header.
  return { to, subject: subject.replace(/[\r\n]+/g, ' '), text, html, attachments: attachment ? [attachment] : [] }
}
