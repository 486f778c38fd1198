import createModule from '@ton/sandbox/dist/executor/emulator-emscripten.js'
import { Emulator } from '../ton/replay/emulator.ts'
import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../ton/replay/orders.ts'
import { forecast, replay } from '../ton/replay/replay.ts'
import { runMethod } from '../ton/replay/run-method.ts'

/** Worker that runs TON's emulator. Its own content policy permits WebAssembly, unlike the pages' one. */

/** Path and uncompressed size of the emulator's WebAssembly; set by the build. */
declare const EMULATOR: { path: string; bytes: number }

/** Maximum memory of the emulator in pages of 64 kB: 512 MB. */
const MAX_PAGES = 8192
const PAGE_BYTES = 65_536

const tell = (news: EmulatorNews) => postMessage(news)

/** Prevents growth of memory beyond `MAX_PAGES`; the emulator then ends with an error. */
function limitMemory(): void {
  const { prototype } = WebAssembly.Memory
  const grow = prototype.grow
  prototype.grow = function (this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength / PAGE_BYTES + pages > MAX_PAGES) throw new RangeError('too much memory')
    return grow.call(this, pages)
  }
}

async function download(): Promise<Uint8Array> {
  const answer = await fetch(EMULATOR.path)
  if (!answer.ok || !answer.body) throw new Error(`status ${answer.status}`)
  const binary = new Uint8Array(EMULATOR.bytes)
  const reader = answer.body.getReader()
  let loaded = 0
  for (let read = await reader.read(); read.value; read = await reader.read()) {
    binary.set(read.value, loaded)
    loaded += read.value.length
    tell({ kind: 'download', part: loaded / EMULATOR.bytes })
  }
  if (loaded !== EMULATOR.bytes) throw new Error(`${loaded} of ${EMULATOR.bytes} bytes`)
  return binary
}

async function open(wasmBinary: Uint8Array): Promise<Emulator> {
  limitMemory()
  return new Emulator(await createModule({ wasmBinary, print: () => {}, printErr: () => {} }))
}

const made = (result: EmulatorResult) => tell({ kind: 'made', result })

function run(emulator: Emulator, order: EmulatorOrder): EmulatorResult {
  switch (order.kind) {
    case 'replay':
      return { kind: 'replay', replayed: replay(emulator, order.job, replayed => made({ kind: 'replay', replayed })) }
    case 'forecast':
      return {
        kind: 'forecast',
        forecast: forecast(emulator, order.job, forecast => made({ kind: 'forecast', forecast })),
      }
    case 'method':
      return { kind: 'method', output: runMethod(emulator, order.input, output => made({ kind: 'method', output })) }
  }
}

// Started before the order arrives, which the page may still be preparing.
const coming = download()
coming.catch(() => {})

async function obey(order: EmulatorOrder): Promise<void> {
  let binary: Uint8Array
  try {
    binary = await coming
  } catch (error) {
    tell({ kind: 'failed', fault: 'download', detail: String(error) })
    return
  }
  try {
    const emulator = await open(binary)
    tell({ kind: 'running' })
    tell(run(emulator, order))
  } catch (error) {
    tell({ kind: 'failed', fault: 'engine', detail: String(error) })
  }
}

addEventListener('message', ({ data }: MessageEvent<EmulatorOrder>) => void obey(data), { once: true })
