import { formatDate } from '@estu/domain/locale/dates'
import { locales } from '@estu/domain/locale/locales'
import type { DocumentViewServerProps, PayloadRequest } from 'payload'
import { isEditor, isWriter } from '../../../access/roles.ts'
import { languageLabel } from '../../../admin/document-labels.ts'
import { translate } from '../../../i18n/translate.ts'
import { previewAddress } from '../../publishing/index.ts'
import { listPreviewLinks } from '../operations/list-links.ts'
import { isLinkedCollection } from '../operations/make-link.ts'
import { FramePair } from './frame-pair.tsx'
import { LinkMaker } from './link-maker.tsx'
import { LinkRow } from './link-row.tsx'

/** A document's drafts, or a release, as pages of the site: both languages beside each other, and links for people without an account. */
export async function PreviewView({ doc, initPageResult }: DocumentViewServerProps) {
  const { req, collectionConfig } = initPageResult
  const collection = collectionConfig?.slug ?? ''
  const id = String(doc?.id ?? initPageResult.docID ?? '')
  if (!isWriter(req) || !id || !isLinkedCollection(collection)) return null
  const frames = locales.map((locale) => ({
    locale,
    label: languageLabel(locale, req),
    url: previewAddress(req.payload, { collection, id, locale }),
  }))
  const language = (req.i18n.language as string) === 'kk' ? 'kk' : 'ru'
  const links = isEditor(req) ? await listPreviewLinks(req, collection, id) : null
  return (
    <div className="estu-desk estu-beside estu-preview">
      {links && (
        <section>
          <WhatLinkShows req={req} isRelease={collection === 'releases'} />
          <LinkMaker place={{ collection, id }} languages={frames.map(({ locale, label }) => ({ locale, label }))} />
          {links.length > 0 && (
            <ul className="estu-preview__links">
              {links.map((link) => (
                <LinkRow
                  key={link.id}
                  id={link.id}
                  language={languageLabel(link.locale, req)}
                  until={formatDate(link.expiresAt, language, 'dayTime')}
                  madeBy={link.madeBy}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      <FramePair frames={frames} />
    </div>
  )
}

function WhatLinkShows({ req, isRelease }: { req: PayloadRequest; isRelease: boolean }) {
  const [heading, words] = isRelease
    ? [
        translate(req, 'Показать выпуск без входа', 'Шығарылымды тіркелгісіз көрсету'),
        translate(
          req,
          'Ссылка открывает весь выпуск на обоих языках, но только до указанного срока. Править по ней ничего нельзя.',
          'Сілтеме бүкіл шығарылымды екі тілде, бірақ тек көрсетілген мерзімге дейін ашады. Ол арқылы ештеңені өзгертуге болмайды.',
        ),
      ]
    : [
        translate(req, 'Показать черновик без входа', 'Қараламаны тіркелгісіз көрсету'),
        translate(
          req,
          'Ссылка открывает только этот черновик, только на одном языке и только до указанного срока. Править по ней ничего нельзя.',
          'Сілтеме тек осы қараламаны, тек бір тілде және тек көрсетілген мерзімге дейін ашады. Ол арқылы ештеңені өзгертуге болмайды.',
        ),
      ]
  return (
    <>
      <h2>{heading}</h2>
      <p>{words}</p>
    </>
  )
}
