import { Notice } from '@estu/ui/components/notice'
import type { Supply } from '@/content/types'
import type { Translate } from '@/i18n/translator'

/** To whom an implant may be offered, and what to know before a scan. */
export function ImplantNotices({ supply: { candidacy, mriNote }, t }: { supply: Supply; t: Translate }) {
  return (
    <>
      {candidacy && <Notice tone="calm" title={t('implants.candidacy')} text={candidacy} />}
      {mriNote && <Notice tone="attention" title={t('implants.mri')} text={mriNote} />}
    </>
  )
}
