import { draftKey } from '@estu/domain/forms/kept/form-drafts'
import { DraftKeeping, type KeptForm } from './draft-keeping'
import { signedOutKey } from './draft-storage'

const quietMs = 200

export type FormKeeping = Pick<DraftKeeping, 'discard' | 'release'> & { stop: () => void }

/** Keeps what is typed into a form in this browser, and brings back what was typed before. */
export function keepForm(kept: KeptForm): FormKeeping {
  const { form, place } = kept
  const keeping = new DraftKeeping(kept)
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    keeping.flush()
  }
  const listen = (event: Event) => {
    const { name } = event.target as HTMLInputElement
    if (!keeping.names.includes(name)) return
    keeping.touch(name)
    clearTimeout(timer)
    timer = setTimeout(flush, quietMs)
  }
  const leave = ({ submitter }: SubmitEvent) => {
    clearTimeout(timer)
    if ((submitter as HTMLButtonElement | null)?.value !== 'edit') keeping.markSent()
  }
  const follow = ({ key }: StorageEvent) => {
    if (key === draftKey(place) || key === signedOutKey) keeping.lookAgain()
  }
  // A page that comes back whole from the browser's memory may have been sent meanwhile.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) keeping.lookAgain()
  }

  form.addEventListener('input', listen, { signal })
  form.addEventListener('change', listen, { signal })
  form.addEventListener('submit', leave, { signal })
  addEventListener('pagehide', flush, { signal })
  document.addEventListener('visibilitychange', flush, { signal })
  addEventListener('storage', follow, { signal })
  addEventListener('pageshow', comeBack, { signal })
  keeping.begin()
  return {
    discard: () => keeping.discard(),
    release: () => keeping.release(),
    stop: () => {
      flush()
      listening.abort()
    },
  }
}
