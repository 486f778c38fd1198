/** Compiles the Tolk sources of this folder into contracts.json: `node scripts/localnet/contracts/compile.ts`. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runTolkCompiler } from '@ton/tolk-js'

/** A compiled contract: BoC of its code in base64, and representation hash in hex. */
export type CompiledContract = { hash: string; code: string }

const FOLDER = import.meta.dirname
export const CONTRACTS_FILE = join(FOLDER, 'contracts.json')

export async function compileAll(): Promise<Record<string, CompiledContract>> {
  const files = readdirSync(FOLDER).filter(file => file.endsWith('.tolk'))
  const compiled: Record<string, CompiledContract> = {}
  for (const file of files.sort()) compiled[basename(file, '.tolk')] = await compile(file)
  return compiled
}

async function compile(file: string): Promise<CompiledContract> {
  const result = await runTolkCompiler({
    entrypointFileName: file,
    fsReadCallback: path => readFileSync(join(FOLDER, path), 'utf8'),
  })
  if (result.status === 'error') throw new Error(`${file}: ${result.message}`)
  return { hash: result.codeHashHex.toLowerCase(), code: result.codeBoc64 }
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(CONTRACTS_FILE, `${JSON.stringify(await compileAll(), null, 2)}\n`)
}
