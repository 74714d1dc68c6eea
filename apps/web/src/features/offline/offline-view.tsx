import { type Locale, localisePath } from '@estu/domain/locale/locales'
import { Notice } from '@estu/ui/components/notice'
import { SoundLine } from '@estu/ui/components/sound-line'
import type { Branch } from '@/content/types'
import { messagesOf, translator } from '@/i18n/translator'
import { drawings } from '@/lib/drawings/drawings'
import { BranchPhones } from './branch-phones'
import { WaysBack } from './ways-back'
import { WhatOpens } from './what-opens'

/** The page that stands in for one that is not kept: what happened, what still opens, how to reach us. */
export function OfflineView({ locale, branches }: { locale: Locale; branches: readonly Branch[] }) {
  const t = translator(locale)
  const words = messagesOf(locale).offline
  return (
    <div className="stand-in">
      <div className="page page-head">
        <h1>{t('offline.title')}</h1>
        <p className="lead stand-in__ways">{t('offline.lead')}</p>
        <div className="stand-in__unsent">
          <Notice tone="attention" title={t('offline.unsentTitle')} text={t('offline.unsentText')} />
        </div>
      </div>
      <div className="lost__line" aria-hidden="true">
        <SoundLine className="l" line="lost" drawings={drawings} />
      </div>
      <div className="page endgrid">
        <div className="stack">
          <WaysBack home={localisePath(locale, '/')} words={words} />
          <WhatOpens locale={locale} words={words} />
        </div>
        <BranchPhones locale={locale} branches={branches} />
      </div>
    </div>
  )
}
