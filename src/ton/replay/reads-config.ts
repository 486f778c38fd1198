import { MAX_LOG_LENGTH } from './emulator.ts'

/**
 * Instructions whose result depends on the configuration: those that read a parameter, a price or the number of the network, and those that
 * may take the full context (c7).
 */
const READS =
  /^execute (?:CONFIG|UNPACKEDCONFIG|GLOBALID|GET\w*FEE|GETPARAM|GETPRECOMPILED|GETGLOBVAR|SENDMSG|PUSHCTRX|PUSH c7)/m

/** True for the log of a run that may depend on the configuration; for a log without its beginning too. */
export const readsConfig = (log: string): boolean => log.length >= MAX_LOG_LENGTH || READS.test(log)
