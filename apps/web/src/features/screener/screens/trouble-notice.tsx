import { Notice } from '@estu/ui/components/notice'
import type { AudioTrouble } from '../audio/audio-trouble'
import type { ScreenProps } from '../test/screener-test'

/** What somebody may not be able to mend: the questions need no sound. */
const withoutSound: readonly (AudioTrouble | null)[] = ['unsupported', 'blocked', 'no_device']

/** Why there is no sound, what to do, and the way without it. */
export function TroubleNotice({ run, say, links }: Pick<ScreenProps, 'run' | 'say' | 'links'>) {
  return (
    run.trouble && (
      <>
        <Notice tone="attention" text={say(`screener.trouble.${run.trouble}`)} />
        {withoutSound.includes(run.trouble) && (
          <a className="link tap" href={links.selfCheck}>
            {say('screener.selfCheck')}
          </a>
        )}
      </>
    )
  )
}
