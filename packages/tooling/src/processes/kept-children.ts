import type { Child } from './child.ts'

export type KeptChildren = {
  /** As they run now, in the order in which they were given. */
  children: Child[]
  /** The first that ended by itself. */
  failed: Promise<Child>
  /** Ends one and starts another in its place, unless all are being stopped. */
  replace: (index: number, start: () => Child) => Promise<Child | null>
  /** From now on none is replaced. */
  release: () => void
}

/** Processes that run until one of them ends by itself; that one was replaced is no end. */
export function keepChildren(started: readonly Child[]): KeptChildren {
  const children = [...started]
  const replaced = new Set<Child>()
  let isReleased = false
  let fail: (child: Child) => void = () => undefined
  const failed = new Promise<Child>((resolve) => {
    fail = resolve
  })
  const follow = (child: Child) =>
    void child.exited.then(() => {
      if (!replaced.has(child)) fail(child)
    })
  children.forEach(follow)
  const replace: KeptChildren['replace'] = async (index, start) => {
    const former = children[index]
    if (!former || isReleased) return null
    replaced.add(former)
    await former.stop()
    if (isReleased) return null
    const next = start()
    children[index] = next
    follow(next)
    return next
  }
  return {
    children,
    failed,
    replace,
    release: () => {
      isReleased = true
    },
  }
}
