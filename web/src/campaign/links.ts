// Addresses inside a campaign and into its rules.
import type { Campaign } from "./api";

export const pathIn = (campaign: Campaign, rest: string) => `/campaign/${campaign.id}/${rest}`;
export const rulePage = (rule: string) => `/rules/stellarium#${rule}`;
