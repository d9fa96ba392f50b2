import type { RateService } from '@sitewright/contracts/entities';
import { createContext, use } from 'react';

/** The rate services of the edited settings, for the rates of every zone. */
export const RateServices = createContext<readonly RateService[]>([]);

export const useRateServices = (): readonly RateService[] => use(RateServices);
