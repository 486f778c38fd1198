import createModule from '@ton/sandbox/dist/executor/emulator-emscripten.js'
import { Emulator } from '../ton/replay/emulator.ts'
import type { EmulatorNews, EmulatorOrder, EmulatorResult } from '../ton/replay/orders.ts'
import { forecast, replay } from '../ton/replay/replay.ts'
import { runMethod } from '../ton/replay/run-method.ts'

/**
 * Worker that runs TON's emulator. It has its own content policy, which allows WebAssembly; that of the pages does not.
 */

/** Path of the emulator's WebAssembly, and its bytes before compression: set by the build. */
declare const EMULATOR: { path: string; bytes: number }

/** Memory that the emulator may take, in pages of 64 kB: 512 MB. */
const MAX_PAGES = 8192
const PAGE_BYTES = 65_536

const tell = (news: EmulatorNews) => postMessage(news)

/** Refuses memory beyond `MAX_PAGES`; the emulator then ends with an error. */
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

// Begun before the order has come, which its page may still gather.
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
