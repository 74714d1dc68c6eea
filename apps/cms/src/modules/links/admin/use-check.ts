import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import type { LinkCheck } from '../operations/read-check.ts'

const askEveryMs = 2000

/** The last look at other sites, asked again while one is under way; the report is read anew when it has ended. */
export function useCheck(before: LinkCheck | null) {
  const router = useRouter()
  const [check, setCheck] = useState(before)
  const [problem, setProblem] = useState<'failed' | 'under-way' | null>(null)
  const isUnderWay = check !== null && check.finishedAt === null

  useEffect(() => {
    if (!isUnderWay) return
    const asking = setInterval(async () => {
      const now = await ask('GET')
      if (now === 'failed' || now === 'under-way') return setProblem('failed')
      setProblem(null)
      setCheck(now)
      if (now?.finishedAt) router.refresh()
    }, askEveryMs)
    return () => clearInterval(asking)
  }, [isUnderWay, router])

  const start = async () => {
    const started = await ask('POST')
    if (started === 'failed') return setProblem('failed')
    setProblem(started === 'under-way' ? 'under-way' : null)
    const now = started === 'under-way' ? await ask('GET') : started
    if (now !== 'failed' && now !== 'under-way') setCheck(now)
  }

  return { check, problem, start }
}

async function ask(method: 'GET' | 'POST'): Promise<LinkCheck | null | 'failed' | 'under-way'> {
  try {
    const response = await fetch('/api/link-check', { method, credentials: 'include' })
    if (response.status === 409) return 'under-way'
    return response.ok ? (await response.json()).check : 'failed'
  } catch {
    return 'failed'
  }
}
