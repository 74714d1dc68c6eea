import { Notice } from '@estu/ui/components/notice'
import type { ScreenProps } from '../test/screener-test'

/** Why there is no sound, and what to do. */
export function TroubleNotice({ run, say }: Pick<ScreenProps, 'run' | 'say'>) {
  return run.trouble && <Notice tone="attention" text={say(`screener.trouble.${run.trouble}`)} />
}
