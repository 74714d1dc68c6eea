'use client'

import { useEffect } from 'react'
import { BrokenPage } from '../admin/broken-page.tsx'

/** A fault that no page caught, as when the network goes while parts of one are still on their way. */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error])
  return (
    <html lang="ru">
      <body>
        <BrokenPage />
      </body>
    </html>
  )
}
