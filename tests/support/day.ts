/** Members that `fakeDay` puts into a page. */
export type Day = {
  /** Advances the clock by this many milliseconds. */
  pass(ms: number): Promise<void>
  /** Timers that wait now. */
  timers(): number
  /** Calls so far, by the last part of their paths. */
  calls: Record<string, number>
}

/**
 * For `page.addInitScript`: a clock that moves only when it is set, and a network that answers at once, a block every 5 seconds.
 * Everything is in the function, as it is sent to the page by its text.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a page is sent one function.
export function fakeDay() {
  // Timers of a second run every half a minute, or a day of drawing would last for minutes.
  const TICK = 30_000
  const start = Date.now()
  let now = start
  let last = 0
  const timers = new Map<number, { at: number; every: number | undefined; run: () => void }>()
  const set = (run: () => void, ms = 0, every?: number) => {
    timers.set(++last, { at: now + Math.max(ms, every === undefined ? 0 : 1), every, run })
    return last
  }
  const clear = (id?: number) => void timers.delete(id ?? 0)

  /** Answers that the page reads, which takes it more than one task: from the network, and out of a blob. */
  let unread = 0
  const answer = (value: unknown) => {
    let isSent = false
    unread++
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (isSent) {
            unread--
            return controller.close()
          }
          isSent = true
          controller.enqueue(new TextEncoder().encode(JSON.stringify(value)))
        },
        cancel: () => void unread--,
      },
      { highWaterMark: 0 },
    )
    return new Response(body, { headers: { 'content-type': 'application/json' } })
  }

  const { text } = Blob.prototype
  Blob.prototype.text = async function () {
    unread++
    try {
      return await text.call(this)
    } finally {
      unread--
    }
  }

  const task = () =>
    new Promise<void>(resolve => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(0)
    })

  /** Whatever the page does without a timer is over. */
  async function settle() {
    do await task()
    while (unread > 0)
  }

  async function pass(ms: number) {
    const end = now + ms
    for (;;) {
      let next = Number.POSITIVE_INFINITY
      for (const { at } of timers.values()) next = Math.min(next, at)
      if (next > end) break
      now = Math.max(now, next)
      for (const [id, timer] of [...timers]) {
        if (timer.at > now || !timers.has(id)) continue
        if (timer.every === undefined) timers.delete(id)
        else timer.at += Math.max(timer.every, TICK)
        timer.run()
      }
      await settle()
    }
    now = end
    await settle()
  }

  const calls: Record<string, number> = {}
  const hash = `${'A'.repeat(43)}=`
  const seqnoAt = (ms: number) => 1_000_000 + Math.floor((ms - start) / 5000)
  const blocks = (until: number) =>
    Array.from({ length: 60 }, (_, back) => ({
      workchain_id: -1,
      shard: '8000000000000000',
      seqno: seqnoAt(until) - back,
      tx_quantity: 3,
      utime: Math.floor(until / 1000) - 5 * back,
      shards_blocks: [],
    }))
  const answers: Record<string, () => unknown> = {
    getMasterchainInfo: () => ({
      ok: true,
      result: { last: { seqno: seqnoAt(now), root_hash: hash, file_hash: hash } },
    }),
    blocks: () => ({ blocks: blocks(now) }),
    transactions: () => ({ transactions: [] }),
    rates: () => ({ rates: { TON: { prices: { USD: 3 + (now % 1000) / 1000 } } } }),
  }

  async function fetch(url: string) {
    const name = new URL(url, location.href).pathname.split('/').at(-1) ?? ''
    calls[name] = (calls[name] ?? 0) + 1
    return answer(answers[name]?.() ?? { error: `no answer for ${name}` })
  }

  Date.now = () => now
  Object.defineProperty(navigator, 'locks', { value: undefined })
  Object.assign(globalThis, {
    setTimeout: (run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) => set(() => run(...args), ms),
    setInterval: (run: () => void, ms: number) => set(run, ms, ms),
    clearTimeout: clear,
    clearInterval: clear,
    fetch,
    day: { pass, timers: () => timers.size, calls } satisfies Day,
  })
}
