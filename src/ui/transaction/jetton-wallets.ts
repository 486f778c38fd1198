import { createContext } from 'react'
import type { JettonWallets } from '../../domain/jetton/jetton.ts'

/** Which jetton a jetton wallet holds, as far as the screen knows: a message does not say it. */
export const JettonWalletsContext = createContext<JettonWallets | undefined>(undefined)
