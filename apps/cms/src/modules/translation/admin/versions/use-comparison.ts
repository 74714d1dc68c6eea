import type { Locale } from '@estu/domain/locale/locales'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import type { LanguageComparison } from '../../operations/compare-language.ts'
import type { VersionPlace } from '../../operations/read-earlier.ts'

/** `changed`: somebody has saved meanwhile, and this is the comparison with that. */
export type ComparisonStep = 'loading' | 'failed' | 'shown' | 'changed' | 'restoring' | 'refused' | 'restored'

/** What a version would change in one language, and bringing it back. */
export function useComparison(place: VersionPlace, locale: Locale) {
  const router = useRouter()
  const [step, setStep] = useState<ComparisonStep>('loading')
  const [comparison, setComparison] = useState<LanguageComparison | null>(null)
  const { collection, id, version } = place

  const load = useCallback(
    async (next: ComparisonStep) => {
      const found = await compare({ collection, id, version }, locale)
      setComparison(found)
      setStep(found ? next : 'failed')
    },
    [collection, id, version, locale],
  )
  useEffect(() => void load('shown'), [load])

  const again = () => {
    setStep('loading')
    void load('shown')
  }
  const restore = async () => {
    if (!comparison) return
    setStep('restoring')
    const status = await sendBack({ collection, id, version }, locale, comparison.revision)
    if (status === 409) return load('changed')
    if (status !== 200) return setStep('refused')
    await load('restored')
    router.refresh()
  }
  return { step, comparison, again, restore }
}

async function compare(place: VersionPlace, locale: Locale): Promise<LanguageComparison | null> {
  try {
    const answer = await fetch(`/api/translation/version?${new URLSearchParams({ ...place, locale })}`)
    return answer.ok ? ((await answer.json()) as LanguageComparison) : null
  } catch {
    return null
  }
}

/** @returns the status of the answer; null where none came. */
async function sendBack(place: VersionPlace, locale: Locale, seen: string): Promise<number | null> {
  try {
    const answer = await fetch('/api/translation/restore', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...place, locale, seen }),
    })
    return answer.status
  } catch {
    return null
  }
}
