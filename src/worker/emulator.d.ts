/** Emulator loader of `@ton/sandbox`, which has no types. */
declare module '@ton/sandbox/dist/executor/emulator-emscripten.js' {
  import type { EmulatorModule } from '../ton/replay/emulator.ts'

  const createModule: (options: {
    wasmBinary: Uint8Array
    print?: (text: string) => void
    printErr?: (text: string) => void
  }) => Promise<EmulatorModule>
  export default createModule
}
