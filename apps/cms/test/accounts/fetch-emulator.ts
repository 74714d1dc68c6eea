import { emulatorScript } from './emulator-tool.ts'

/** For the test command: while it builds, the network is idle. */
console.log(await emulatorScript())
