import { expect } from '@playwright/test'
import { type Seen, visit } from '../visitor.ts'

/** Asks again and again until the page is as wanted. @returns milliseconds since `since`. */
export async function visibleAfter(since: number, path: string, wanted: (seen: Seen) => boolean): Promise<number> {
  await expect.poll(async () => wanted(await visit(path)), { intervals: [25], timeout: 15_000 }).toBe(true)
  return Date.now() - since
}
