import type { DeviceSeed } from '../contract.ts'

export const devices: DeviceSeed[] = []
