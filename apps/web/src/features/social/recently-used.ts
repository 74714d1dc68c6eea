/** Keeps what was used last, up to a number of bytes; what was not used for longest gives way first. */
export function recentlyUsed<Value>(mostBytes: number, bytesOf: (value: Value) => number) {
  const kept = new Map<string, Value>()
  let bytes = 0
  const drop = (key: string, value: Value) => {
    kept.delete(key)
    bytes -= bytesOf(value)
  }
  return {
    get(key: string): Value | undefined {
      const value = kept.get(key)
      if (value === undefined) return undefined
      kept.delete(key)
      kept.set(key, value)
      return value
    },
    set(key: string, value: Value): void {
      const earlier = kept.get(key)
      if (earlier !== undefined) drop(key, earlier)
      kept.set(key, value)
      bytes += bytesOf(value)
      for (const [oldest, its] of kept) {
        if (bytes <= mostBytes) break
        drop(oldest, its)
      }
    },
  }
}
