'use client'

import { useTranslate } from '../../../../admin/use-translate.ts'
import type { DeskFinding } from '../../endpoints/desk-endpoint.ts'
import { FindingLine, findingKey } from '../finding-line.tsx'

/** Which documents are in the way, each with the reason. */
export function FindingList({ heading, findings }: { heading: string; findings: readonly DeskFinding[] }) {
  const say = useTranslate()
  if (findings.length === 0) return null
  return (
    <div className="estu-publish__warn">
      <p>{heading}</p>
      <ul>
        {findings.map((finding) => (
          <FindingLine key={findingKey(finding)} finding={finding} say={say} />
        ))}
      </ul>
    </div>
  )
}
