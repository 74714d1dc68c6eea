import { expect, it } from 'vitest'
import { firstBelowBuildah } from './main-process.ts'

const processes = new Map([
  [10, { name: 'buildah', parent: 1 }],
  [11, { name: 'buildah-chroot-', parent: 10 }],
  [12, { name: 'memfd:buildah-c', parent: 11 }],
  [13, { name: 'nginx', parent: 12 }],
  [14, { name: 'nginx', parent: 13 }],
])

it('finds the service below the processes of buildah', () => {
  expect(firstBelowBuildah(processes, 10)).toBe(13)
})

it('finds none where it has not begun or has ended', () => {
  expect(firstBelowBuildah(new Map([...processes].slice(0, 2)), 10)).toBeNull()
  expect(firstBelowBuildah(processes, 99)).toBeNull()
})
