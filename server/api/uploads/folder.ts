/** Where the files of requests lie, below the data folder. */
export const uploadsFolder = 'uploads';
