type Switches = { is_public: boolean; allow_in_listing: boolean };

/** Whether everybody who has the address reaches this coach: the page, free times, booking, messages, reviews. */
export const isReachable = ({ is_public }: Switches): boolean => is_public;

/** Whether strangers come across this coach: in search, lists, suggestions, the sitemap and search engines. */
export const isListed = ({ is_public, allow_in_listing }: Switches): boolean => is_public && allow_in_listing;
