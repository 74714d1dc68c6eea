import type { ScreenerResult } from '@estu/domain/screener/scoring/screener-result'
import { Notice } from '@estu/ui/components/notice'
import { useState } from 'react'
import type { Say } from '../say'
import type { ScreenerLinks } from '../screener-links'
import { Fold } from '../screens/fold'
import { shareWords } from './share-words'

type Props = {
  result: ScreenerResult
  /** Whether the booking form will find it. */
  isAttachable: boolean
  say: Say
  links: ScreenerLinks
  onDelete: () => void
}
type Shared = 'shared' | 'notShared' | null

/** Forwarded to whom the person chooses; closing that choice is no failure. */
async function share(text: string): Promise<Shared> {
  try {
    if (navigator.share) {
      await navigator.share({ text })
      return null
    }
    await navigator.clipboard.writeText(text)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'notShared'
  }
}

export function AfterResult({ result, isAttachable, say, links, onDelete }: Props) {
  const [shared, setShared] = useState<Shared>(null)
  const text = shareWords(result, say)
  return (
    <section className="page scr-after" aria-labelledby="after">
      <h2 id="after">{say('screener.after.title')}</h2>
      <p className="lead">{say('screener.after.lead')}</p>
      <Notice tone="attention" text={say('screener.after.disclaimer')} />
      <p className="btns">
        <a className="btn btn--primary" href={links.book}>
          {say('screener.after.book')}
        </a>
      </p>
      {isAttachable && <p>{say('screener.after.attach')}</p>}
      <p className="small muted">{say('screener.after.answered')}</p>
      <p className="btns">
        <button type="button" className="btn btn--quiet" onClick={() => window.print()}>
          {say('screener.after.print')}
        </button>
        <button type="button" className="btn btn--quiet" onClick={async () => setShared(await share(text))}>
          {say('screener.after.share')}
        </button>
        <button type="button" className="btn btn--quiet" onClick={onDelete}>
          {say('screener.after.delete')}
        </button>
      </p>
      <p role="status">{shared && say(`screener.after.${shared}`)}</p>
      <Fold title={say('screener.after.shareText')}>
        <p className="scr-share">{text}</p>
      </Fold>
    </section>
  )
}
