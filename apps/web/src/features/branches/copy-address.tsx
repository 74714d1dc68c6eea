'use client'

import { Icon } from '@estu/ui/components/icon'
import { useState } from 'react'

type Words = Record<'copy' | 'copied' | 'failed', string>

/** The address as one line, for a taxi's form or for whoever comes along. Browsers without a way to copy say so. */
export function CopyAddress({ address, words }: { address: string; words: Words }) {
  const [said, setSaid] = useState('')
  async function copy() {
    const done = await navigator.clipboard?.writeText(address).then(
      () => true,
      () => false,
    )
    setSaid(done ? words.copied : words.failed)
  }
  return (
    <div className="scripted">
      <button type="button" className="go" onClick={copy}>
        <span>{words.copy}</span>
        <Icon name="copy" />
      </button>
      <p role="status">{said}</p>
    </div>
  )
}
